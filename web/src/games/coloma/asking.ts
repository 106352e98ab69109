// The question in the prompt bar: a headline of few words, and what there is to know.
import type { Asked } from '../../lib/protocol';
import { capital } from '../../lib/texts';
import { planned } from './plans.svelte';
import { siteLines } from './preview';
import { barrelType, edition, listed, many, own, player, spaceOf, type View } from './view';
import { ROUNDS, siteName } from './words';

/** Where you stand and what that gives: "Town: Common and Boom, in any order." */
function standing(view: View): string {
  const { turn, wheel } = view.state.open;
  if (!turn) return '';
  const here = turn.site === 6 ? 'The Barker' : siteName(view, turn.site);
  if (turn.busted) return `${here}: Common only, the Boom is busted.`;
  const lent = turn.boom !== null && turn.boom !== turn.site;
  const boom = turn.boom === null ? '' : turn.boom === 6 ? 'The Barker' : siteName(view, turn.boom);
  return lent && wheel.signpost === turn.site
    ? `${here}: its Common and the Boom of ${boom} by the Signpost, in any order.`
    : `${here}: Common and Boom, in any order.`;
}

export function ask(asked: Asked, view: View): { head: string; line: string } {
  const open = view.state.open;
  const who = player(open, asked.seat);
  const { start } = edition(view);
  switch (open.asked) {
    case 'keep': {
      const left = start.draw - start.keep - (own(view)?.laid.length ?? 0);
      return {
        head: `Put ${many(left, 'card')} back into your deck.`,
        line: `You keep ${start.keep}. Press a card, then say whether it goes on top or underneath.`,
      };
    }
    case 'dials': {
      const { site } = planned(asked);
      const lines = site === null ? [] : siteLines(view, site).map(({ text }) => text);
      return {
        head: 'Set your dial in secret.',
        line: site === null ? 'Press a Site of the wheel. The most crowded one loses its Boom.' : lines.join(' '),
      };
    }
    case 'trade':
      return {
        head: 'Trade Gold for points?',
        line: `You have ${who.lodge.gold} Gold. ${open.round < ROUNDS.length ? 'The next chance comes next round.' : 'This is the last chance.'}`,
      };
    case 'banjo':
      return { head: 'Which Boom do you play?', line: 'The Banjo Man may use any Boom that is visible.' };
    case 'turn': {
      const { camps, horses } = planned(asked);
      if (camps + horses > 0) return { head: 'Buy these?', line: standing(view) };
      return asked.moves.length > 1
        ? { head: 'Your turn.', line: standing(view) }
        : { head: 'Nothing left to do: end your turn.', line: '' };
    }
    case 'build':
      return asked.moves.length > 1
        ? { head: 'Choose what to build.', line: 'It costs the Saw price: Gold instead of Bucks.' }
        : { head: 'Nothing here that you can pay.', line: 'The Saw price wants Gold and Dudes.' };
    case 'pay':
      return {
        head: `Pay ${many(open.due ?? 0, 'Buck')}.`,
        line: `You have ${many(who.lodge.bucks, 'Buck')} and ${who.lodge.gold} Gold. A Nugget pays ${open.gold.value} today, without change.`,
      };
    case 'discard':
      return { head: 'Which card do you give?', line: 'It goes on top of your deck or underneath; nobody sees which.' };
    case 'wagon': {
      const left = open.movement?.spaces_left ?? 0;
      return {
        head: open.movement?.moved ? 'On, or stop here?' : 'Where does your Wagon go?',
        line: `Press where it shall end: ${many(left, 'space')} left. Towns pay as you enter them; no road twice in one turn.`,
      };
    }
    case 'city':
      return {
        head: `What does ${spaceOf(view, who.wagon).name} give you?`,
        line: 'Your way ends here, so you may choose.',
      };
    case 'place':
      return placing(asked);
    case 'take':
      return { head: 'Choose a Barrel.', line: 'Outlaws ride to the Shootout with it.' };
    case 'barrel': {
      const barrel =
        open.stack.findLast(({ step }) => step === 'barrel') ?? open.stack.find(({ step }) => step === 'barrel');
      const type = edition(view).barrels[barrel?.a ?? -1];
      const { name = '', text = '' } = type ? barrelType(view, type.id) : {};
      return { head: `Use the ${name} Barrel now, or save it?`, line: text === '' ? '' : `It says: ${text}.` };
    }
    case 'cask':
      return { head: 'Which Barrel do you give?', line: 'It leaves the game and counts no more.' };
    default:
      return { head: asked.prompt, line: '' };
  }
}

/** Only what can be done is asked for. */
function placing(asked: Asked): { head: string; line: string } {
  const can = (kind: string) => asked.moves.some(({ move }) => move.startsWith(`${kind} `));
  const grounds = [...(can('event') ? ['Events'] : []), ...(can('land') ? ['lands'] : [])];
  const deeds = [
    ...(can('row') ? [{ head: 'send Gunmen', line: 'fill one row of the Shootout' }] : []),
    ...(grounds.length > 0 ? [{ head: 'place Camps', line: `place Camps on ${listed(grounds)}` }] : []),
  ];
  if (deeds.length === 0) return { head: 'Nothing more to place.', line: '' };
  return {
    head: `${capital(deeds.map(({ head }) => head).join(', '))}.`,
    line: `You may still ${listed(deeds.map(({ line }) => line))}.`,
  };
}
