// Features on which somebody has a cowboy, the most valuable first.
import type { Kind } from './edition';
import { extentOf, factsOf, type Feature, type View } from './view';
import { whereIs } from './words';

interface Claim {
  feature: Feature;
  worth: number;
  where: string;
}

export function claimsOf(view: View): Claim[] {
  const open = view.state.open;
  const lists: [Kind, { hold: unknown }[]][] = [
    ['mountain', open.mountains],
    ['railroad', open.railroads],
    ['city', open.cities],
    ['prairie', open.prairies],
  ];
  return lists
    .flatMap(([kind, list]) => list.flatMap((each, index): Feature[] => (each.hold ? [{ kind, index }] : [])))
    .map((feature) => {
      const [first] = extentOf(view, feature);
      return { feature, worth: factsOf(open, feature).worth, where: first ? whereIs(first.tile) : '' };
    })
    .sort((a, b) => b.worth - a.worth);
}
