import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';

import { CopyButton } from '#app/components/ui/copy-button';
import type { Locale } from '#app/i18n/locales';
import typography from '#app/components/ui/styles/typography.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import { countWords } from '../../engine/words';
import { type Pitch, plainText } from '../../pitch';
import { PassageText } from '../../ui/passage-text';
import { type Marks, SpokenText } from './speech';
import styles from './email-text.module.css';

type EmailTextProps = {
  email: Pitch['email'];
  lang: Locale;
  /** Of subject and body. */
  marks?: Marks;
  /** Stands in the place of the text. */
  compared?: ReactNode;
  /** Further buttons under it. */
  more?: ReactNode;
};

/** The pitch to send by e-mail: subject and body, each to be copied into its own field. */
export function EmailText({ email, lang, marks, compared, more }: EmailTextProps) {
  const { t } = useLingui();
  const { subject, body } = email;
  const words = countWords(plainText(body));
  const written = (
    <div className={styles.email}>
      <p>
        <span className={typography.note}>
          <Trans>Subject:</Trans>
        </span>{' '}
        <strong lang={lang}>
          <PassageText passage={subject} />
        </strong>
      </p>
      <SpokenText passages={body} lang={lang} marks={marks && { ...marks, before: marks.before.slice(1) }} />
    </div>
  );
  return (
    <>
      <Suspense fallback={written}>{compared || written}</Suspense>
      <p className={typography.note}>
        <Plural value={words} one="# word" other="# words" /> · <Trans>to send by email</Trans>
      </p>
      <div className={layout.buttonRow}>
        <CopyButton size="small" text={() => plainText(subject)} label={t`Copy subject`} />
        <CopyButton size="small" text={() => plainText(body)} label={t`Copy text`} />
        {more}
      </div>
    </>
  );
}
