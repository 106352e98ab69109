// The boards of Coloma, as the table wants them.
import type { GameModule } from '../../lib/game';
import { ask } from './asking';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { attempt, gestures } from './gestures';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import { lasts } from './pacing';
import { places } from './places';
import { changes, preview } from './preview';
import Rival from './Rival.svelte';
import { tips } from './tips';
import Tray from './Tray.svelte';
import type { Event, Open, Own } from './types';

const parts = { Board, Tray, Panel, Rival, Clock, Extra };
const play = { ask, gestures, attempt, lasts, places, preview, changes };

const tie = 'a tie goes to whoever has more Gold, then to whoever has more houses and Hotels';

const boards: GameModule<Open, Own, Event> = { id: 'coloma', ...parts, ...play, tie, tips, lessons };
export default boards;
