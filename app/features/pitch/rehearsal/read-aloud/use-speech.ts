import { useEffect, useRef, useState } from 'react';

/** `at`: the sentence being said or paused at, from 0. */
type Speech = { state: 'silent' | 'speaking' | 'paused' | 'failed'; at?: number };

/**
 * One utterance for each sentence: many voices send no word events, Chromium cuts long utterances off, and
 * pausing one does nothing on Android. Falls silent with its component or page.
 */
export function useSpeech(sentences: string[]) {
  const [speech, setSpeech] = useState<Speech>({ state: 'silent' });
  // Browsers collect an utterance that nothing refers to, and its end is never told.
  const current = useRef<SpeechSynthesisUtterance>(undefined);

  function say(at: number, voice: SpeechSynthesisVoice) {
    hush(current);
    const text = sentences[at];
    if (text === undefined) return setSpeech({ state: 'silent' });
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    // The end of an utterance that was cut short is nobody's concern.
    utterance.addEventListener('end', () => {
      if (current.current === utterance) say(at + 1, voice);
    });
    utterance.addEventListener('error', () => {
      if (current.current !== utterance) return;
      current.current = undefined;
      setSpeech({ state: 'failed' });
    });
    current.current = utterance;
    setSpeech({ state: 'speaking', at });
    speechSynthesis.speak(utterance);
  }

  function stop() {
    hush(current);
    setSpeech({ state: 'silent' });
  }

  // The voice is the browser's, and would go on after the page.
  useEffect(() => {
    const leave = () => {
      hush(current);
      setSpeech({ state: 'silent' });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      hush(current);
    };
  }, []);

  return {
    ...speech,
    play: (voice: SpeechSynthesisVoice) => say(speech.at ?? 0, voice),
    pause() {
      hush(current);
      setSpeech({ state: 'paused', at: speech.at });
    },
    stop,
  };
}

function hush(current: { current: SpeechSynthesisUtterance | undefined }): void {
  if (!current.current) return;
  current.current = undefined;
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
}
