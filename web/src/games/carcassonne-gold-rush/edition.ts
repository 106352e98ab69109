// What is printed on tiles and tokens: the edition as the table hands it over, with each tile's segments in one list.
// Segments are numbered as the engine numbers them: mountains, railroads, the city, prairies.

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export type End = 'junction' | 'city' | 'mountain';

export type Segment =
  | { id: string; kind: 'mountain'; edges: Side[]; nuggets: number }
  | { id: string; kind: 'railroad'; edges: Side[]; locomotives: number; end: End | null }
  | { id: string; kind: 'city' }
  | { id: string; kind: 'prairie'; half_edges: number[]; tipis: number; horses: number };
export type Kind = Segment['kind'];
export type Of<K extends Kind> = Extract<Segment, { kind: K }>;

/** A face of a tile; all copies look alike. */
export interface Face {
  id: string;
  shape: string;
  /** What its land looks like, in words. */
  name: string;
  copies: number;
  segments: Segment[];
}

export interface Edition {
  faces: Face[];
  byId: Map<string, Face>;
  tokens: { value: number; name: string; copies: number }[];
  scoring: { tipi_camp: number; horse_herd: number; city_railroad: number };
}

interface Printed {
  tiles: {
    id: string;
    shape: string;
    copies: number;
    city: boolean;
    mountains: { edges: Side[]; nuggets: number }[];
    railroads: { edges: Side[]; locomotives: number; end?: End | null }[];
    prairies: { half_edges: number[]; tipis: number; horses: number }[];
  }[];
  shapes: Record<string, { name: string }>;
  tokens: { faces: Edition['tokens'] };
  scoring: Edition['scoring'];
}

const read = new WeakMap<object, Edition>();

/** Made once for each edition, so that faces stay the same objects. */
export function editionOf(printed: unknown): Edition {
  const key = printed as Printed;
  const known = read.get(key);
  if (known) return known;
  const faces = key.tiles.map((tile): Face => ({
    id: tile.id,
    shape: tile.shape,
    name: key.shapes[tile.shape]?.name ?? tile.shape,
    copies: tile.copies,
    segments: [
      ...tile.mountains.map((each, i): Segment => ({ id: `m${i}`, kind: 'mountain', ...each })),
      ...tile.railroads.map((each, i): Segment => ({ id: `r${i}`, kind: 'railroad', ...each, end: each.end ?? null })),
      ...(tile.city ? [{ id: 'c0', kind: 'city' } as const] : []),
      ...tile.prairies.map((each, i): Segment => ({ id: `p${i}`, kind: 'prairie', ...each })),
    ],
  }));
  const edition: Edition = {
    faces,
    byId: new Map(faces.map((face) => [face.id, face])),
    tokens: key.tokens.faces,
    scoring: key.scoring,
  };
  read.set(key, edition);
  return edition;
}

export function faceOf(edition: Edition, id: string): Face {
  const found = edition.byId.get(id);
  if (!found) throw new Error(`no tile ${id} in this edition`);
  return found;
}
