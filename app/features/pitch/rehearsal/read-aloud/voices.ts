import { useSyncExternalStore } from 'react';

import type { Locale } from '#app/i18n/locales';

/** The voices of this device for a language, its own first. A voice of the network would send the text away: none. */
export function useLocalVoices(lang: Locale): SpeechSynthesisVoice[] {
  const voices = useSyncExternalStore(subscribe, readVoices, () => none);
  return voices
    .filter((voice) => voice.localService && /^[a-z]+/i.exec(voice.lang)?.[0].toLowerCase() === lang)
    .toSorted((one, other) => Number(other.default) - Number(one.default));
}

const none: SpeechSynthesisVoice[] = [];
let known = none;

/** Browsers give a new list at each call, and some an empty one until they have looked. */
function readVoices(): SpeechSynthesisVoice[] {
  const now = 'speechSynthesis' in window ? speechSynthesis.getVoices() : none;
  const same = now.length === known.length && now.every((voice, at) => sameVoice(voice, known[at]));
  if (!same) known = now;
  return known;
}

function sameVoice(one: SpeechSynthesisVoice, other?: SpeechSynthesisVoice): boolean {
  return one.voiceURI === other?.voiceURI && one.localService === other.localService;
}

function subscribe(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  // Safari has the list at once, and in its older versions no such event.
  speechSynthesis.addEventListener?.('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', onChange);
}
