// The boards of The Golden Wilderness, as the table wants them.
import type { GameModule } from '../../lib/game';
import { ask, ended } from './asking';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { attempt, gestures } from './gestures';
import { keys } from './keys';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import { places } from './places';
import { changes, preview } from './preview';
import { retell } from './telling';
import { tips } from './tips';
import Tray from './Tray.svelte';
import type { Event, Open, Own } from './types';

const parts = { Board, Tray, Panel, Clock, Extra };
const play = { ask, ended, gestures, attempt, places, preview, changes, keys, retell };

const boards: GameModule<Open, Own, Event> = { id: 'golden-wilderness', ...parts, ...play, tips, lessons };
export default boards;
