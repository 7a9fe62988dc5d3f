import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { CasePage } from '../case-page';
import { caseAnchor } from '../worked-case';
import styles from './deliverable.module.css';

/** What is handed over, shown: the one picture of the page that is not drawn for it. */
export function Deliverable() {
  const { i18n } = useLingui();
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="deliverable">
      <div className={styles.words}>
        <h2 id="deliverable" className={typography.title}>
          <Trans>What a deliverable looks like</Trans>
        </h2>
        <p>
          <Trans>
            An invented hotel wants to redecorate all its rooms. Its guests’ reviews say otherwise. This is
            the first page of the audit, with its three recommendations.
          </Trans>
        </p>
        <ButtonLink
          to="/solutions-ia/$solution"
          params={{ solution: 'market-intelligence' }}
          hash={caseAnchor}
        >
          <Trans>Read the whole case</Trans>
        </ButtonLink>
      </div>
      <CasePage address={`/samples/market-intelligence-${i18n.locale}`} />
    </section>
  );
}
