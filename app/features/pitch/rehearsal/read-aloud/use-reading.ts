import { useState } from 'react';

import type { Locale } from '#app/i18n/locales';
import { type Passage, plainText } from '../../pitch';
import { sentencesOf } from '../../sentences';
import { useSpeech } from './use-speech';
import { useLocalVoices } from './voices';

/** A text to be read with a voice of this device; whoever uses it needs a `key` that changes with the text. */
export function useReading(passages: Passage[], lang: Locale) {
  const speech = useSpeech(sentencesOf(passages).map(({ passage }) => plainText(passage)));
  const voices = useLocalVoices(lang);
  const [chosen, setChosen] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];

  /** Begins, pauses and goes on. */
  const press = () => {
    setPressed(true);
    if (speech.state === 'speaking') speech.pause();
    else if (voice) speech.play(voice);
  };
  const choose = (voiceURI: string) => {
    setChosen(voiceURI);
    const next = voices.find((known) => known.voiceURI === voiceURI);
    if (next && speech.state === 'speaking') speech.play(next);
  };
  return { speech, voices, voice, pressed, press, choose };
}
