// Whether the last touch of the page was by finger: then a first tap previews and a second one acts (UX 4.2).

let finger = false;

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), true);
  addEventListener('keydown', () => (finger = false), true);
}

export const byTouch = (): boolean => finger;
