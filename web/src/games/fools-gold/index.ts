// The boards of Fool's Gold, as the table wants them.
import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { ask } from './asking';
import { attempt, gestures } from './gestures';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import { places } from './places';
import { changes, preview } from './preview';
import { lasts } from './scenes';
import { tips } from './tips';
import Tray from './Tray.svelte';
import type { Event, Open, Own } from './types';

const parts = { Board, Tray, Panel, Clock, Extra };
const play = { ask, gestures, attempt, lasts, places, preview, changes };

const tie = 'a tie goes to whoever has more in the second richest mine, then in the third, and so on';

const boards: GameModule<Open, Own, Event> = { id: 'fools-gold', ...parts, ...play, tie, tips, lessons };
export default boards;
