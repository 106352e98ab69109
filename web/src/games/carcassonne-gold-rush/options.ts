import type { OptionWords } from '$lib/options';

const words: OptionWords = {
  farmers: { name: 'Farmers', text: 'cowboys on the prairie score tipis and horses at the end; off for a first game' },
};
export default words;
