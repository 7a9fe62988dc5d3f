import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import type { Locale } from '#app/i18n/locales';
import { countWords, speakingSeconds } from '../engine/words';
import { type Duration, durations, type Pitch, plainText } from '../pitch';
import { CopyButton } from './copy-button';
import { PassageText } from './passage-text';

/** The four durations as tabs: the arrows go from one to the next, each shows its words and speaking time. */
export function SpokenPitch({ pitch, lang }: { pitch: Pitch; lang: Locale }) {
  const { t } = useLingui();
  const [duration, setDuration] = useState<Duration>(30);
  const id = useId();
  const tabs = useRef(new Map<Duration, HTMLButtonElement>());

  const select = (next: Duration | undefined) => {
    if (!next) return;
    setDuration(next);
    tabs.current.get(next)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(duration, event.key);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Trans>Your pitch, spoken</Trans>
      </h2>
      <div role="tablist" aria-labelledby={`${id}-title`} className="tabs" onKeyDown={onKeyDown}>
        {durations.map((seconds) => (
          <button
            key={seconds}
            ref={(tab) => {
              if (tab) tabs.current.set(seconds, tab);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${seconds}`}
            aria-selected={seconds === duration}
            aria-controls={`${id}-panel`}
            tabIndex={seconds === duration ? 0 : -1}
            onClick={() => setDuration(seconds)}
          >
            {t`${seconds} seconds`}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${duration}`}
        tabIndex={0}
        className="spoken"
      >
        <Speech key={duration} passages={pitch.spoken[`${duration}`]} lang={lang} />
      </div>
    </section>
  );
}

function Speech({ passages, lang }: { passages: Pitch['spoken'][`${Duration}`]; lang: Locale }) {
  const { t } = useLingui();
  const text = plainText(passages);
  const words = countWords(text);
  const seconds = Math.round(speakingSeconds(words, lang));
  return (
    <>
      <blockquote lang={lang} className="speech">
        {passages.map((passage, index) => (
          <p key={index}>
            <PassageText passage={passage} />
          </p>
        ))}
      </blockquote>
      <p className="speech-facts">
        <Plural value={words} one="# word" other="# words" /> · <Trans>about {seconds} seconds aloud</Trans>
      </p>
      <CopyButton text={() => text} label={t`Copy text`} />
    </>
  );
}

function neighbour(duration: Duration, key: string): Duration | undefined {
  const at = durations.indexOf(duration);
  const last = durations.length - 1;
  switch (key) {
    case 'ArrowRight':
      return durations[at === last ? 0 : at + 1];
    case 'ArrowLeft':
      return durations[at === 0 ? last : at - 1];
    case 'Home':
      return durations[0];
    case 'End':
      return durations[last];
    default:
      return undefined;
  }
}
