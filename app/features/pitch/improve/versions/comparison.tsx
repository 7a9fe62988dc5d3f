import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';

import type { Locale } from '#app/i18n/locales';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Passage } from '../../pitch';
import { PassageText } from '../../ui/passage-text';
import { compareTexts, type Stretch } from './compare-texts';
import saidStyles from '../../ui/said.module.css';
import styles from './comparison.module.css';

type Text = { passages: Passage[]; lang: Locale };

/** Two versions of a text beside each other; what only one of them says is marked, unless they differ in language. */
export function Comparison({ before, after }: { before: Text; after: Text }) {
  const marked = before.lang === after.lang && compareTexts(before.passages, after.passages);
  if (marked && !isChanged(marked.before) && !isChanged(marked.after)) return <Identical text={after} />;
  return (
    <div className={styles.comparison}>
      <Side title={<Trans>Original</Trans>} lang={before.lang}>
        {marked ? <Marked paragraphs={marked.before} as="del" /> : <Plain passages={before.passages} />}
      </Side>
      <Side title={<Trans>This version</Trans>} lang={after.lang}>
        {marked ? <Marked paragraphs={marked.after} as="ins" /> : <Plain passages={after.passages} />}
      </Side>
    </div>
  );
}

function isChanged(paragraphs: Stretch[][]): boolean {
  return paragraphs.some((stretches) => stretches.some(({ changed }) => changed));
}

/** One column where both versions are the same: in two the reader would look for a difference. */
function Identical({ text: { passages, lang } }: { text: Text }) {
  return (
    <div className={styles.identical}>
      <p>
        <Trans>Identical: the original and this version say the same here.</Trans>
      </p>
      <blockquote lang={lang} className={joinClasses(saidStyles.speech, styles.compared)}>
        <Plain passages={passages} />
      </blockquote>
    </div>
  );
}

function Side({ title, lang, children }: { title: ReactNode; lang: Locale; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={typography.label}>
        {title}
      </h3>
      <blockquote lang={lang} className={joinClasses(saidStyles.speech, styles.compared)}>
        {children}
      </blockquote>
    </section>
  );
}

function Marked({ paragraphs, as: Mark }: { paragraphs: Stretch[][]; as: 'del' | 'ins' }) {
  return paragraphs.map((stretches, index) => (
    <p key={index}>
      {stretches.map(({ changed, passage }, position) =>
        changed ? (
          <Fragment key={position}>
            {/* Few screen readers say what either element is. */}
            <span className={typography.hidden}>
              {Mark === 'del' ? <Trans>Taken out:</Trans> : <Trans>Added:</Trans>}{' '}
            </span>
            <Mark>
              <PassageText passage={passage} />
            </Mark>
          </Fragment>
        ) : (
          <PassageText key={position} passage={passage} />
        ),
      )}
    </p>
  ));
}

function Plain({ passages }: { passages: Passage[] }) {
  return passages.map((passage, index) => (
    <p key={index}>
      <PassageText passage={passage} />
    </p>
  ));
}
