import { Trans, useLingui } from '@lingui/react/macro';

import type { ScoreCard, Verdict } from '../../pitch';
import { checkWords } from './check-words';
import { ScoreSummary } from './score-summary';
import { sortedChecks } from './verdict-order';
import styles from '../../export/sheet/printed-pitch.module.css';

const marks: Record<Verdict, string> = { good: '✓', weak: '○', unknown: '?' };

/** The scorecard on a sheet of paper: its maker's, when they ask for it. */
export function PrintedScore({ score }: { score: ScoreCard }) {
  const { t } = useLingui();
  return (
    <section className={styles.score}>
      <h2>
        <Trans>Scorecard</Trans>
      </h2>
      <div>
        <p>
          <ScoreSummary score={score} />
        </p>
        <ul>
          {sortedChecks(score).map(({ check, verdict }) => (
            <li key={check} data-mark={marks[verdict]}>
              {t(checkWords[check][verdict])}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
