// The five identities: colour + shape + hatching + letter, the same in every game (UX 2.2). Seat order is turn order.

type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon';

interface Identity {
  colour: 'blue' | 'red' | 'green' | 'yellow' | 'black';
  shape: Shape;
  letter: string;
}

const identities: readonly [Identity, Identity, Identity, Identity, Identity] = [
  { colour: 'blue', shape: 'circle', letter: 'B' },
  { colour: 'red', shape: 'square', letter: 'R' },
  { colour: 'green', shape: 'triangle', letter: 'G' },
  { colour: 'yellow', shape: 'diamond', letter: 'Y' },
  { colour: 'black', shape: 'hexagon', letter: 'K' },
];

export function identity(seat: number): Identity {
  return identities[seat] ?? identities[4];
}

/** The outline of a shape with radius r around 0 0, as a path. */
export function shapePath(shape: Shape, r: number): string {
  const n = (value: number) => Math.round(value * r * 100) / 100;
  switch (shape) {
    case 'circle':
      return `M${n(-1)} 0a${n(1)} ${n(1)} 0 1 0 ${n(2)} 0a${n(1)} ${n(1)} 0 1 0 ${n(-2)} 0Z`;
    case 'square':
      return `M${n(-0.88)} ${n(-0.88)}H${n(0.88)}V${n(0.88)}H${n(-0.88)}Z`;
    case 'triangle':
      return `M0 ${n(-1.12)}L${n(1.12)} ${n(0.84)}H${n(-1.12)}Z`;
    case 'diamond':
      return `M0 ${n(-1.22)}L${n(1.1)} 0L0 ${n(1.22)}L${n(-1.1)} 0Z`;
    case 'hexagon':
      return `M${n(-0.55)} ${n(-0.98)}H${n(0.55)}L${n(1.1)} 0L${n(0.55)} ${n(0.98)}H${n(-0.55)}L${n(-1.1)} 0Z`;
  }
}
