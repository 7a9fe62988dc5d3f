import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import guillemets from '#app/components/ui/guillemets.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { StruckTitle } from '#app/components/ui/struck-title';
import edits from '#app/components/ui/styles/edits.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { TextPage } from '../page';
import { caseAnchor } from '../worked-case';
import { Drawing } from './drawing';
import styles from './service-head.module.css';

/** For whom, what, and on what terms, before anything is explained. */
export function ServiceHead({ text: { title, correction, lede, drawing, workedCase } }: { text: TextPage }) {
  const termsId = useId();
  return (
    <header className={styles.head}>
      <hgroup className={joinClasses(guillemets.titled, edits.edits)}>
        <p className={styles.audience}>
          <Trans>AI consulting for marketing teams</Trans>
        </p>
        {correction ? (
          <StruckTitle
            struck={correction.struck}
            said={
              <>
                {correction.before}
                <ins>{correction.marked}</ins>
                {correction.after}
              </>
            }
          />
        ) : (
          <h1>{title}</h1>
        )}
      </hgroup>
      <div className={styles.said}>
        <p className={styles.lede}>{lede}</p>
        <div className={layout.buttonRow}>
          <ButtonLink {...linkTo('demo')} variant="primary">
            <Trans>Request a demo</Trans>
          </ButtonLink>
          {workedCase && (
            <ButtonLink to="." hash={caseAnchor}>
              <Trans>See a worked case</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
      {workedCase && (
        <div className={styles.terms}>
          <p id={termsId} className={typography.label}>
            <Trans>What happens once you ask</Trans>
          </p>
          <ol aria-labelledby={termsId}>
            <li>
              <Trans>A free demo: AI tried on your case, in front of you</Trans>
            </li>
            <li>
              <Trans>If we can help, a one-page quote, free</Trans>
            </li>
            <li>
              <Trans>Your go-ahead: nothing begins without it</Trans>
            </li>
          </ol>
        </div>
      )}
      {!workedCase && <Drawing name={drawing} />}
    </header>
  );
}
