// The words of this game's options, for the page that sets up a table.
import type { OptionWords } from '../../lib/options';

const options: OptionWords = {
  open_holdings: {
    name: 'Open holdings',
    text: 'No screens: everybody sees all coins, miners and cards.',
  },
  start_player: {
    name: 'First to start',
    text: 'Who rolls and begins in 1849; then it goes round.',
    values: {
      random: 'By lot',
      seat_0: 'Seat 1',
      seat_1: 'Seat 2',
      seat_2: 'Seat 3',
      seat_3: 'Seat 4',
      seat_4: 'Seat 5',
    },
  },
};

export default options;
