import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import foldStyles from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import type { CoveredField } from '../../pitch';
import styles from './brief-coverage.module.css';

type BriefCoverageProps = {
  fields: CoveredField[];
  /** The language of the brief (BCP 47). */
  lang: string;
  /** Of the longest text, in which the sentences are counted. */
  seconds: number;
};

/** What the founder typed, in its order: what the pitch says stands, the rest is struck out. */
export function BriefCoverage({ fields, lang, seconds }: BriefCoverageProps) {
  const { t } = useLingui();
  const names: Record<CoveredField['field'], string> = {
    description: t`Your offer`,
    usedBy: t`Who it is for`,
    messagesAndValues: t`Messages and values`,
    answer: t`Your answer`,
  };
  return (
    <details className={joinClasses(foldStyles.fold, styles.words)}>
      <summary>
        <Trans>Your words, kept and struck out</Trans>
      </summary>
      <p className={typography.note}>
        <Trans>
          What is left standing is said in {seconds} seconds, in the sentence with that number; what is struck
          out is left unsaid. The pitch was written from these words and from the places you chose.
        </Trans>
      </p>
      {fields.map(({ field, stretches }, index) => (
        <section key={index}>
          <h3 className={typography.label}>{names[field]}</h3>
          <p className={styles.text} lang={lang}>
            {withStops(stretches).map((stretch, at, all) => (
              <Stretch key={at} stretch={stretch} before={all[at - 1]} next={all[at + 1]} />
            ))}
          </p>
        </section>
      ))}
    </details>
  );
}

type Stretch = CoveredField['stretches'][number];

/** What closes a sentence or a clause stands with the words before it, and the number of the sentence behind it. */
function withStops(stretches: Stretch[]): Stretch[] {
  const stopsAfter = (at: number) =>
    /^[\s\u202f\u00a0]*[.,;:!?…»”)]+/u.exec(stretches[at + 1]?.text ?? '')?.[0] ?? '';
  return stretches
    .map((stretch, at) => ({
      ...stretch,
      text: stretch.text.slice(at > 0 ? stopsAfter(at - 1).length : 0) + stopsAfter(at),
    }))
    .filter(({ text }) => text.trim() !== '');
}
type StretchProps = { stretch: Stretch; before: Stretch | undefined; next: Stretch | undefined };

function Stretch({ stretch: { text, said }, before, next }: StretchProps) {
  // Spaces at its ends are neither kept nor struck out.
  const [, lead, words, rest] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (said === undefined) {
    return (
      <>
        {lead}
        <del>
          <Unseen>
            <Trans>struck out:</Trans>
          </Unseen>
          {words}
        </del>
        {rest}
      </>
    );
  }
  return (
    <>
      {lead}
      {before && before.said === undefined && (
        <Unseen>
          <Trans>kept:</Trans>
        </Unseen>
      )}
      {words}
      {next?.said !== said && (
        <sup>
          <Unseen>
            <Trans>sentence</Trans>
          </Unseen>
          {said}
        </sup>
      )}
      {rest}
    </>
  );
}

/** In the language of the page, between words of the founder's. */
function Unseen({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <span className={typography.hidden} lang={i18n.locale}>
      {' '}
      {children}{' '}
    </span>
  );
}
