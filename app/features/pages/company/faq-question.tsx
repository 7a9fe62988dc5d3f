import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import edits from '#app/components/ui/styles/edits.module.css';
import fold from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import typography from '#app/components/ui/styles/typography.module.css';
import type { TextEntry } from '../page';
import { unbroken } from '../unbroken';
import styles from './faq-question.module.css';
import { ShortAnswer } from './short-answer';

type FaqQuestionProps = {
  entry: TextEntry;
  lang: string;
  open: boolean;
};

/** The answer in a few words stands in the line that opens the rest of it: a native `<details>`, which needs no scripts. */
export function FaqQuestion({ entry: { id, title, short, html }, lang, open }: FaqQuestionProps) {
  const question = unbroken(title);
  const details = useRef<HTMLDetailsElement>(null);
  const isTarget = useLocation({ select: ({ hash }) => hash === id });

  // Only the browser knows the hash, and the reader may close again what it opened.
  useEffect(() => {
    if (isTarget && details.current) details.current.open = true;
  }, [isTarget]);

  return (
    <details ref={details} id={id} className={joinClasses(fold.fold, styles.question)} open={open}>
      <summary>
        <h3 lang={lang}>{question}</h3>
        {short && <ShortAnswer html={short} lang={lang} className={joinClasses(edits.edits, styles.short)} />}
      </summary>
      <div className={styles.answer}>
        <SafeHtml className={typography.prose} html={html} lang={lang} />
        <Link to="." hash={id} className={typography.hidden}>
          <Trans>Link to this answer: {question}</Trans>
        </Link>
      </div>
    </details>
  );
}
