/** Soft sounds and short vibrations: when time is low, when it is over, when the turn passes on. */

interface WarningWays {
  sound: boolean;
  vibration: boolean;
}

/** Notes in Hz, each after the other. */
const NOTES = { low: [660, 880], over: [880, 660, 440], passed: [523, 659] };
/** How far apart they begin, and how long each sounds (s). */
const APART = 0.22;
const LASTS = 0.45;
/** How loud, from 0 to 1. */
const LOUD = 0.18;

let context: AudioContext | null = null;

function play(notes: readonly number[]): void {
  context ??= new AudioContext();
  // A browser lets no page sound before it was touched.
  void context.resume();
  notes.forEach((pitch, i) => {
    if (!context) return;
    const from = context.currentTime + i * APART;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + LASTS);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + LASTS);
  });
}

/** Whether this device can vibrate. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

function tell(what: keyof typeof NOTES, pattern: VibratePattern, ways: WarningWays): void {
  try {
    if (ways.sound) play(NOTES[what]);
    if (ways.vibration && canVibrate()) navigator.vibrate(pattern);
  } catch {
    // No sound device: the words and the tag are there.
  }
}

/** Warns in the ways that the table likes. */
export const warn = (over: boolean, ways: WarningWays): void =>
  over ? tell('over', [200, 100, 200], ways) : tell('low', 150, ways);

/** Tells that the turn has passed on. */
export const chime = (ways: WarningWays): void => tell('passed', 60, ways);
