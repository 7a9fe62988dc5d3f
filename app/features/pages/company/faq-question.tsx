import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import fold from '#app/components/ui/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import typography from '#app/components/ui/typography.module.css';
import type { TextEntry } from '../page';
import { unbroken } from './unbroken';
import styles from './faq-question.module.css';

type FaqQuestionProps = { entry: TextEntry; lang: string; open: boolean };

/**
 * A native `<details>`, so that it works before the scripts arrive. Where there is room its answer stands beside it and
 * nothing is left to open: a title that leads to its own address takes the place of the one that is pressed.
 */
export function FaqQuestion({ entry: { id, title, html }, lang, open }: FaqQuestionProps) {
  const question = unbroken(title);
  const details = useRef<HTMLDetailsElement>(null);
  const isTarget = useLocation({ select: ({ hash }) => hash === id });

  // Only the browser knows the hash, and the reader may close again what it opened.
  useEffect(() => {
    if (isTarget && details.current) details.current.open = true;
  }, [isTarget]);

  return (
    <div id={id} className={styles.question}>
      <h3 className={styles.title} lang={lang}>
        <Link to="." hash={id}>
          {question}
        </Link>
      </h3>
      <details ref={details} className={joinClasses(fold.fold, styles.item)} open={open}>
        <summary>
          <h3 lang={lang}>{question}</h3>
        </summary>
        <div className={styles.answer}>
          <SafeHtml className={typography.prose} html={html} lang={lang} />
          <Link to="." hash={id} className={typography.hidden}>
            <Trans>Link to this answer: {question}</Trans>
          </Link>
        </div>
      </details>
    </div>
  );
}
