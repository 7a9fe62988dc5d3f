import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';

import { CopyButton } from '#app/components/ui/copy-button';
import type { Locale } from '#app/i18n/locales';
import typography from '#app/components/ui/typography.module.css';
import layout from '#app/components/ui/layout.module.css';
import { countWords, speakingSeconds } from '../engine/words';
import { type Passage, plainText } from '../pitch';
import { ReadAloud } from '../rehearsal/read-aloud';
import { PassageText } from '../ui/passage-text';
import saidStyles from '../ui/said.module.css';

type SpeechProps = {
  passages: Passage[];
  lang: Locale;
  /** Stands in the place of the text. */
  compared?: ReactNode;
  /** Further buttons under it. */
  more?: ReactNode;
};

/** What is said in one of the durations, with its words and its speaking time. */
export function Speech({ passages, lang, compared, more }: SpeechProps) {
  const { t } = useLingui();
  const text = plainText(passages);
  const words = countWords(text);
  const seconds = Math.round(speakingSeconds(words, lang));
  const said = <SpokenText passages={passages} lang={lang} />;
  const facts = (
    <p className={typography.note}>
      <Plural value={words} one="# word" other="# words" /> · <Trans>about {seconds} seconds aloud</Trans>
    </p>
  );
  const tools = (
    <>
      <CopyButton size="small" text={() => text} label={t`Copy text`} />
      {more}
    </>
  );
  if (!compared) {
    return (
      <ReadAloud key={text} passages={passages} lang={lang} facts={facts} tools={tools}>
        {said}
      </ReadAloud>
    );
  }
  return (
    <>
      <Suspense fallback={said}>{compared}</Suspense>
      {facts}
      <div className={layout.buttonRow}>{tools}</div>
    </>
  );
}

/** Paragraphs between guillemets. */
export function SpokenText({ passages, lang }: { passages: Passage[]; lang: Locale }) {
  return (
    <blockquote lang={lang} className={saidStyles.speech}>
      {passages.map((passage, index) => (
        <p key={index}>
          <PassageText passage={passage} />
        </p>
      ))}
    </blockquote>
  );
}
