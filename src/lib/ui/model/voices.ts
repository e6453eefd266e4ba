/** Voices of the device itself: others would send what they say to their maker. */

/** A voice of this device for a language ("en"), or null. */
export function ownVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const fitting = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.split(/[-_]/)[0] === language);
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}

/** Many browsers learn of their voices a while after the page has begun; answers how to stop. */
export function onVoices(hear: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', hear);
  return () => speechSynthesis.removeEventListener('voiceschanged', hear);
}

/** Says it in a voice of this device, in place of what is being said; without one it is silent. */
export function say(text: string, language: string): void {
  const voice = ownVoice(language);
  if (!voice) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speechSynthesis.speak(said);
}
