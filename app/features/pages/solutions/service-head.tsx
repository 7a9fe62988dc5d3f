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

/** For whom, what, and what one receives, before anything is explained. */
export function ServiceHead({
  text: { title, struck, marked, lede, receives, drawing, workedCase },
}: {
  text: TextPage;
}) {
  const receivesId = useId();
  return (
    <header className={styles.head}>
      <hgroup className={joinClasses(guillemets.titled, edits.edits)}>
        <p className={styles.audience}>
          <Trans>Consulting for marketing teams</Trans>
        </p>
        {struck && marked ? (
          <StruckTitle struck={struck} said={<Marked text={title} words={marked} />} />
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
      {receives.length > 0 && (
        <div className={styles.receives}>
          <p id={receivesId} className={typography.label}>
            <Trans>You receive</Trans>
          </p>
          <ul aria-labelledby={receivesId}>
            {receives.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      )}
      {!workedCase && <Drawing name={drawing} />}
    </header>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  const [before, after] = text.split(words);
  return (
    <>
      {before}
      <ins>{words}</ins>
      {after}
    </>
  );
}
