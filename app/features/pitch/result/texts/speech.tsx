import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';

import { CopyButton } from '#app/components/ui/copy-button';
import type { Locale } from '#app/i18n/locales';
import { retryImport } from '#app/lib/retry-import';
import typography from '#app/components/ui/styles/typography.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import { countWords } from '../../engine/words';
import { speakingSeconds } from '../../speaking-seconds';
import { type Passage, plainText } from '../../pitch';
import { ReadAloud } from '../../rehearsal/read-aloud/read-aloud';
import { PassageText } from '../../ui/passage-text';
import saidStyles from '../../ui/said.module.css';

const MarkedText = lazy(async () => {
  const { MarkedText: Loaded } = await retryImport(() => import('../../improve/versions/marked-text'));
  return { default: Loaded };
});

type SpeechProps = {
  passages: Passage[];
  lang: Locale;
  marks?: Marks;
  /** Stands in the place of the text. */
  compared?: ReactNode;
  /** The first button under it. */
  lead?: ReactNode;
  /** Further buttons under it. */
  more?: ReactNode;
};

/** What is said in one of the durations, with its words and its speaking time. */
export function Speech({ passages, lang, marks, compared, lead, more }: SpeechProps) {
  const { t } = useLingui();
  const text = plainText(passages);
  const words = countWords(text);
  const seconds = Math.round(speakingSeconds(words, lang));
  const spoken = <SpokenText passages={passages} lang={lang} marks={marks} />;
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
      <ReadAloud key={text} passages={passages} lang={lang} facts={facts} lead={lead} tools={tools}>
        {spoken}
      </ReadAloud>
    );
  }
  return (
    <>
      <Suspense fallback={spoken}>{compared}</Suspense>
      {facts}
      <div className={layout.buttonRow}>
        {lead}
        {tools}
      </div>
    </>
  );
}

/** What the text said before, to mark what changed, and what to do once the marks have faded. */
export type Marks = { before: Passage[]; onFaded: () => void };

type SpokenTextProps = { passages: Passage[]; lang: Locale; marks?: Marks };

/** Paragraphs between guillemets. */
export function SpokenText({ passages, lang, marks }: SpokenTextProps) {
  const text = passages.map((passage, index) => (
    <p key={index}>
      <PassageText passage={passage} />
    </p>
  ));
  return (
    <blockquote lang={lang} className={saidStyles.speech}>
      {marks ? (
        <Suspense fallback={text}>
          <MarkedText {...marks} after={passages} />
        </Suspense>
      ) : (
        text
      )}
    </blockquote>
  );
}
