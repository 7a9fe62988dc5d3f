import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { CaseFigure } from '../case-figure';
import { homeTextsQuery } from '../page.queries';
import { caseAnchor } from '../worked-case';
import styles from './deliverable.module.css';

/** What is handed over, set anew so that it can be read at every width: the text and the figures are those of the document. */
export function Deliverable() {
  const { data } = useSuspenseQuery(homeTextsQuery());
  const { title, subject, html, figure, address } = data.deliverable;
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="deliverable">
      <hgroup>
        <h2 id="deliverable" className={typography.title}>
          <Trans>What a deliverable looks like</Trans>
        </h2>
        <p>
          <Trans>
            A hotel, invented like every example on this page, wants to redecorate its rooms. Its guests’
            reviews point elsewhere. Here is the first page of the audit.
          </Trans>
        </p>
      </hgroup>
      <div className={styles.ground}>
        <div className={styles.sheet}>
          <header>
            <h3>{title}</h3>
            <p>{subject}</p>
          </header>
          <SafeHtml className={styles.said} html={html} />
          <CaseFigure figure={figure} />
        </div>
      </div>
      <div className={layout.buttonRow}>
        <ButtonLink
          to="/solutions-ia/$solution"
          params={{ solution: 'market-intelligence' }}
          hash={caseAnchor}
        >
          <Trans>Read the whole case</Trans>
        </ButtonLink>
        <a href={`${address}.pdf`}>
          <Trans>The whole document (PDF)</Trans>
        </a>
      </div>
    </section>
  );
}
