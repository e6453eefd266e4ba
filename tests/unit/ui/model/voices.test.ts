/** Only a voice of the device itself speaks: what another says is sent to its maker. */
import { afterEach, expect, it, vi } from 'vitest';
import { ownVoice, say } from '../../../../src/lib/ui/model/voices.ts';

const voice = (name: string, lang: string, localService: boolean, usual = false) =>
  ({ name, lang, localService, default: usual }) as SpeechSynthesisVoice;
const spoken: string[] = [];

function withVoices(...voices: SpeechSynthesisVoice[]) {
  spoken.length = 0;
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => spoken.push('-'),
    speak: ({ text, voice: by }: { text: string; voice: SpeechSynthesisVoice }) =>
      spoken.push(`${by.name}: ${text}`),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

it('takes the usual local voice of the language', () => {
  withVoices(
    voice('cloud', 'en-US', false, true),
    voice('Anna', 'de-DE', true),
    voice('Kate', 'en-GB', true),
    voice('Sam', 'en_US', true, true),
  );
  expect(ownVoice('en')?.name).toBe('Sam');
  say('Hacan.', 'en');
  expect(spoken).toEqual(['-', 'Sam: Hacan.']);
});

it('is silent where every voice is elsewhere, or speaks another language', () => {
  withVoices(voice('cloud', 'en-US', false, true), voice('Anna', 'de-DE', true));
  expect(ownVoice('en')).toBeNull();
  say('Hacan.', 'en');
  expect(spoken).toEqual([]);
});

it('is silent where there is no speech at all', () => {
  expect(ownVoice('en')).toBeNull();
  expect(() => say('Hacan.', 'en')).not.toThrow();
});
