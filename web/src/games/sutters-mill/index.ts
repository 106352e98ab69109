// The boards of Sutter's Mill, as the table wants them.
import type { GameModule } from '../../lib/game';
import { ask } from './asking';
import Board from './Board.svelte';
import { changes } from './changes';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { attempt, gestures, implied } from './gestures';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import { places } from './places';
import { preview } from './preview';
import { tips } from './tips';
import Tray from './Tray.svelte';
import type { Event, Open, Own } from './types';

const parts = { Board, Tray, Panel, Clock, Extra };
const play = { ask, gestures, implied, attempt, places, preview, changes };

const tie = 'a tie goes to whoever has fewer minus points';

const boards: GameModule<Open, Own, Event> = { id: 'sutters-mill', ...parts, ...play, tie, tips, lessons };
export default boards;
