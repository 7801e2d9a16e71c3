import { settings } from "../settings/settings.svelte";

export type Sound = "lay" | "coin" | "turn" | "chime" | "no" | "end" | "tick" | "minute" | "time";

type Tone = [frequency: number, start: number, length: number, loudness?: number];

/** Each sound is a few plucked tones. */
// prettier-ignore
const TONES: Record<Sound, Tone[]> = {
  lay: [[196, 0, 0.12], [98, 0.01, 0.16]],
  coin: [[1318, 0, 0.18], [1760, 0.07, 0.3]],
  turn: [[523, 0, 0.35], [784, 0.12, 0.5]],
  chime: [[659, 0, 0.4], [880, 0.1, 0.5], [1109, 0.2, 0.7]],
  no: [[147, 0, 0.18]],
  end: [[392, 0, 0.8], [523, 0.18, 0.9], [659, 0.36, 1.1], [784, 0.54, 1.6]],
  tick: [[880, 0, 0.05, 0.03]],
  minute: [[587, 0, 0.7, 0.05], [440, 0.2, 1, 0.05]],
  time: [[440, 0, 0.9, 0.06], [294, 0.25, 1.6, 0.08]],
};

let context: AudioContext | undefined;

/** Play a short sound, unless sounds are off or the page has not been touched yet. */
export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of TONES[name]) pluck(context, ...tone);
}

function pluck(audio: AudioContext, frequency: number, start: number, length: number, loudness = 0.12): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency });
  const string = new GainNode(audio, { gain: 0 });
  const begin = audio.currentTime + start;
  string.gain.setValueAtTime(0, begin);
  string.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  string.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(string).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
