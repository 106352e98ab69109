// The words of this game's options, for the page that sets up a table.
import type { OptionWords } from '../../lib/options';

const at = (...values: string[]) => ({ option: 'level', values });

const options: OptionWords = {
  level: {
    name: 'Level',
    text: 'Beginner: ten tiles, settle and sell. Easy adds roads, cities, better goods and trade. Standard adds exploring, people with abilities, missions and presidios. Advanced adds roles, elections and revolutions.',
    values: { beginner: 'Beginner', easy: 'Easy', standard: 'Standard', advanced: 'Advanced' },
  },
  board: {
    name: 'Map',
    text: 'The land as it is, or mixed.',
    only: at('beginner', 'easy'),
    values: { usual: 'As it is', mixed: 'Mixed' },
  },
  short_game: {
    name: 'Short game',
    text: 'Fewer cities, missions and presidios end it.',
    only: at('easy', 'standard', 'advanced'),
  },
  country: {
    name: 'Country',
    text: 'Whose prices and immigrants are in force.',
    only: at('standard'),
    values: {
      standard: 'Standard card',
      spain: 'Spain',
      mexico: 'Mexico',
      russia: 'Russia',
      britain: 'Great Britain',
      california: 'California Republic',
      usa: 'United States',
    },
  },
  roles: {
    name: 'First roles',
    text: 'Dealt at random, or a governor is elected and auctions the rest.',
    only: at('advanced'),
    values: { deal: 'Dealt', elect: 'Elected' },
  },
  trade: {
    name: 'Trade',
    text: 'Offers in your own turn, also before the turns of others, or none.',
    only: at('easy', 'standard', 'advanced'),
    values: { own_turn: 'In your turn', open: 'Open', off: 'Off' },
  },
  rounds: { name: 'Most rounds', text: 'If nothing else ends it. 0: as the rules say, 60 to 100 by level.' },
};

export default options;
