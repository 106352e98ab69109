// Six short sounds made with Web Audio, at low volume. None is longer than a quarter of a second, save the end.
import { settings } from './settings.svelte';

type Sound = 'turn' | 'placed' | 'paper' | 'gain' | 'question' | 'end';

let audio: AudioContext | null = null;

interface Tone {
  pitch: number;
  at?: number;
  long: number;
  loud?: number;
  wave?: OscillatorType;
}

function tone(out: AudioContext, { pitch, at = 0, long, loud = 0.12, wave = 'sine' }: Tone): void {
  const start = out.currentTime + at;
  const source = new OscillatorNode(out, { type: wave, frequency: pitch });
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(gain).connect(out.destination);
  source.start(start);
  source.stop(start + long);
}

function paper(out: AudioContext): void {
  const length = Math.floor(out.sampleRate * 0.09);
  const buffer = out.createBuffer(1, length, out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) * 0.06;
  const source = new AudioBufferSourceNode(out, { buffer });
  source.connect(new BiquadFilterNode(out, { type: 'highpass', frequency: 2200 })).connect(out.destination);
  source.start();
}

/** Plays a sound; `amount` raises the pitch of a gain. */
export function play(sound: Sound, amount = 1): void {
  // Before the first press browsers allow no sound.
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const out = audio;
  if (out.state === 'suspended') void out.resume();
  switch (sound) {
    case 'turn':
      tone(out, { pitch: 440, long: 0.09, wave: 'triangle' });
      tone(out, { pitch: 587, at: 0.12, long: 0.11, wave: 'triangle' });
      break;
    case 'placed':
      tone(out, { pitch: 190, long: 0.07, wave: 'triangle', loud: 0.18 });
      break;
    case 'paper':
      paper(out);
      break;
    case 'gain':
      tone(out, { pitch: 880 * 2 ** (Math.min(12, Math.max(0, amount)) / 12), long: 0.22, loud: 0.08 });
      break;
    case 'question':
      tone(out, { pitch: 294, long: 0.24, loud: 0.1 });
      break;
    case 'end':
      for (const [i, pitch] of [262, 330, 392, 523].entries())
        tone(out, { pitch, at: i * 0.04, long: 0.24, loud: 0.07 });
  }
}
