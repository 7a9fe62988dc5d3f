import { lazy, Suspense, useDeferredValue } from 'react';

import { retryImport } from '#app/lib/retry-import';
import type { Passage } from '../../chat';
import styles from './answer-text.module.css';

const Markdown = lazy(async () => {
  const { Markdown: loaded } = await retryImport(() => import('./markdown'));
  return { default: loaded };
});

type AnswerTextProps = { text: string; passages: readonly Passage[] | undefined; lang: string | undefined };

/** A model's answer: its Markdown comes with the first one, until then it is shown as it is. */
export function AnswerText({ text, passages = [], lang }: AnswerTextProps) {
  // A long answer takes longer to read than to come: what is typed and pressed meanwhile goes first.
  const deferred = useDeferredValue(text);
  return (
    <div className={styles.text} lang={lang} dir="auto">
      <Suspense fallback={<p className={styles.plain}>{text}</p>}>
        <Markdown text={deferred} passages={passages} />
      </Suspense>
    </div>
  );
}
