import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/typography.module.css';

import type { ScoreCard, Verdict } from '../pitch';
import type { PitchVersion } from '../snapshot';
import { ScoreCheck } from './score-check';
import styles from './score-section.module.css';
import choices from './choices.module.css';
import scoreCheck from './score-check.module.css';

/** The order in which a reader needs them. */
const verdicts: readonly Verdict[] = ['weak', 'yours', 'good'];

/** A version against the ten checks; it may still be worked out, and some pitches never had one. */
export function ScoreSection({ version }: { version: PitchVersion }) {
  const titleId = useId();
  const { score, lang } = version;
  if (score?.checks.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.score} data-print>
      <h2 id={titleId}>
        <Trans>Score card</Trans>
      </h2>
      <p role="status">
        {score ? <Summary score={score} /> : <Trans>The score card is being worked out.</Trans>}
      </p>
      {score &&
        verdicts.map((verdict) => (
          <VerdictGroup key={`${version.version}-${verdict}`} verdict={verdict} score={score} lang={lang} />
        ))}
    </section>
  );
}

function Summary({ score: { checks } }: { score: ScoreCard }) {
  const total = checks.length;
  const passed = checks.filter(({ verdict }) => verdict === 'good').length;
  return <Plural value={passed} one={`# of ${total} checks passed`} other={`# of ${total} checks passed`} />;
}

type VerdictGroupProps = { verdict: Verdict; score: ScoreCard; lang: PitchVersion['lang'] };

function VerdictGroup({ verdict, score, lang }: VerdictGroupProps) {
  const { t } = useLingui();
  const checks = score.checks.filter((one) => one.verdict === verdict);
  if (checks.length === 0) return null;
  const titles: Record<Verdict, string> = {
    weak: t`Not yet`,
    yours: t`For you to judge`,
    good: t`It does`,
  };
  return (
    <div>
      <h3 className={joinClasses(typography.label, choices.label)}>{titles[verdict]}</h3>
      <ul className={scoreCheck.checks} data-verdict={verdict}>
        {checks.map(({ check }) => (
          <ScoreCheck
            key={check}
            check={check}
            verdict={verdict}
            weakPoints={score.weakPoints.filter((point) => point.check === check)}
            lang={lang}
          />
        ))}
      </ul>
    </div>
  );
}
