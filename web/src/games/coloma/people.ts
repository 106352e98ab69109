// Who stands where on the Frontier: players by seat, and Shade in its colour.
import type { Land, Space } from './types';
import { SHADE, type View } from './view';

const everybody = (view: View): { seat: number; wagon: Space; land_camps: Land[] }[] => {
  const { players, shade } = view.state.open;
  const list = players.map(({ wagon, land_camps }, seat) => ({ seat, wagon, land_camps }));
  return shade ? [...list, { seat: SHADE, wagon: shade.wagon, land_camps: shade.land_camps }] : list;
};

export function wagonsOn(view: View): Map<string, number[]> {
  const map = new Map<string, number[]>();
  for (const { seat, wagon } of everybody(view)) map.set(wagon, [...(map.get(wagon) ?? []), seat]);
  return map;
}
export const campsOn = (view: View, land: string): number[] =>
  everybody(view).flatMap(({ seat, land_camps }) => (land_camps.some((each) => each === land) ? [seat] : []));
