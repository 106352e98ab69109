// A counter turns over on its way, for whoever may see its face.
export function turning(node: SVGGElement, timing: KeyframeAnimationOptions): Animation[] {
  const turn = node.querySelector('.turn');
  if (!turn) return [];
  const widths = { transform: ['scaleX(1)', 'scaleX(1)', 'scaleX(0)', 'scaleX(1)'], offset: [0, 0.3, 0.5, 0.7] };
  const sides = [...node.querySelectorAll('.back, .face')].map((side) => {
    const face = side.classList.contains('face');
    return side.animate({ opacity: face ? [0, 0, 1, 1] : [1, 1, 0, 0], offset: [0, 0.5, 0.51, 1] }, timing);
  });
  return [turn.animate(widths, timing), ...sides];
}
