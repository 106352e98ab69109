// The words of this game's options, for the page that sets up a table.
import type { OptionWords } from '../../lib/options';

const options: OptionWords = {
  characters: { name: 'Characters', text: 'Everybody is somebody, with a power of their own.' },
  deluxe_characters: {
    name: 'Deluxe characters',
    text: 'Six more people among those who are dealt.',
    only: { option: 'characters', values: ['true'] },
  },
  badge: {
    name: 'Sheriff Badge',
    text: 'Who has it is first in order.',
    alone: false,
    values: { fixed: 'Stays', rotating: 'Goes round' },
  },
  barker_path: {
    name: 'Way of the Barker',
    text: 'Three equal rounds from Site 1, or as the rulebook has it to the letter.',
    values: { equal: 'Equal rounds', literal: 'To the letter' },
  },
  solo_level: {
    name: 'Alone',
    text: 'You play against Shade, whom the rules move; Gold Rush is the harder one.',
    alone: true,
    values: { shade: 'Shade', gold_rush: 'Gold Rush' },
  },
};

export default options;
