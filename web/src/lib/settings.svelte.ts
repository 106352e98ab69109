// What a visitor has chosen for this device, and how the page shows it.

interface Settings {
  theme: 'system' | 'light' | 'dark';
  speed: 'calm' | 'normal' | 'quick' | 'off';
  sound: boolean;
  textSize: number;
  confirm: 'irreversible' | 'all' | 'none';
  marks: 'small' | 'large' | 'letters';
  leftHanded: boolean;
  singleKeys: boolean;
  tips: boolean;
  muted: boolean;
}

/** Sound is on where there is a desk, and off on what is carried about. */
const desk = (): boolean => matchMedia('(min-width: 1000px)').matches;

const initial: Settings = {
  theme: 'system',
  speed: 'normal',
  sound: desk(),
  textSize: 100,
  confirm: 'irreversible',
  marks: 'small',
  leftHanded: false,
  singleKeys: true,
  tips: true,
  muted: false,
};

const allowed: { [K in keyof Settings]?: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  speed: ['calm', 'normal', 'quick', 'off'],
  confirm: ['irreversible', 'all', 'none'],
  marks: ['small', 'large', 'letters'],
};

const place = 'paydirt.settings';

/** What was kept, as far as it still makes sense. */
export function readSettings(text: string | null): Settings {
  const result = { ...initial };
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return result;
  }
  if (typeof kept !== 'object' || kept === null) return result;
  for (const key of Object.keys(initial) as (keyof Settings)[]) {
    const value = (kept as Record<string, unknown>)[key];
    if (typeof value !== typeof initial[key]) continue;
    const choices = allowed[key] as readonly unknown[] | undefined;
    if (choices && !choices.includes(value)) continue;
    Object.assign(result, { [key]: value });
  }
  result.textSize = Math.min(150, Math.max(90, result.textSize));
  return result;
}

function stored(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(stored()));

const device = $state({
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
});

export const isDark = (): boolean => (settings.theme === 'system' ? device.dark : settings.theme === 'dark');
export const isStill = (): boolean => device.still || settings.speed === 'off';

/** How long a time stretches at the chosen speed. */
export const pace = (): number => (isStill() ? 0 : { calm: 1.5, normal: 1, quick: 0.5, off: 0 }[settings.speed]);

export function switchTheme(): void {
  settings.theme = isDark() ? 'light' : 'dark';
}

/** Shows the settings on the page and keeps them; call once, inside the app's root. */
export function applySettings(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (device.dark = event.matches));
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (device.still = event.matches));
  $effect(() => {
    const page = document.documentElement;
    page.dataset.theme = isDark() ? 'dark' : 'light';
    page.dataset.motion = isStill() ? 'off' : 'on';
    page.dataset.speed = settings.speed;
    page.dataset.marks = settings.marks;
    page.dataset.hand = settings.leftHanded ? 'left' : 'right';
    page.style.fontSize = settings.textSize === 100 ? '' : `${settings.textSize}%`;
    try {
      localStorage.setItem(place, JSON.stringify(settings));
    } catch {
      // A private window keeps nothing; the choice holds until it is closed.
    }
  });
}
