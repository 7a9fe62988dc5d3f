import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';

import type { ScoreCard, Verdict } from '../../pitch';
import type { PitchVersion } from '../../snapshot';
import type { MakerTools } from '../use-maker-tools';
import { ScoreCheck } from './score-check';
import { ScoreSummary } from './score-summary';
import { sortedChecks, verdictOrder } from './verdict-order';
import styles from './score-section.module.css';
import choices from '../refine/choices.module.css';
import scoreCheck from './score-check.module.css';

type ScoreSectionProps = {
  version: PitchVersion;
  /** With it, what is not met yet has the act beside it that would change it. */
  tools?: MakerTools;
  /** This is the score of the version before. */
  scoring?: boolean;
};

/** A version against the ten checks; it may still be worked out, and some pitches never had one. */
export function ScoreSection({ version, tools, scoring = false }: ScoreSectionProps) {
  const titleId = useId();
  const { score, lang } = version;
  if (score?.checks.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.score} aria-busy={scoring}>
      <h3 id={titleId}>
        <Trans>Scorecard</Trans>
      </h3>
      <p role="status">
        {score && !scoring ? (
          <ScoreSummary score={score} />
        ) : (
          <Trans>The scorecard is being worked out.</Trans>
        )}
      </p>
      {score && <Marks score={score} />}
      {score &&
        verdictOrder.map((verdict) => (
          <VerdictGroup
            key={`${version.version}-${verdict}`}
            verdict={verdict}
            score={score}
            lang={lang}
            tools={tools}
          />
        ))}
    </section>
  );
}

/** Ten small marks, those that are met first; the groups below say the same in words. */
function Marks({ score }: { score: ScoreCard }) {
  return (
    <p aria-hidden className={styles.marks}>
      {sortedChecks(score).map(({ check, verdict }) => (
        <span key={check} data-verdict={verdict} />
      ))}
    </p>
  );
}

type VerdictGroupProps = {
  verdict: Verdict;
  score: ScoreCard;
  lang: PitchVersion['lang'];
  tools?: MakerTools;
};

function VerdictGroup({ verdict, score, lang, tools }: VerdictGroupProps) {
  const { t } = useLingui();
  const checks = score.checks.filter((one) => one.verdict === verdict);
  if (checks.length === 0) return null;
  const titles: Record<Verdict, string> = {
    weak: t`Not yet`,
    unknown: t`For you to judge`,
    good: t`It does`,
  };
  return (
    <div>
      <h4 className={joinClasses(typography.label, choices.label)}>{titles[verdict]}</h4>
      <ul className={scoreCheck.checks} data-verdict={verdict}>
        {checks.map(({ check }) => (
          <ScoreCheck
            key={check}
            check={check}
            verdict={verdict}
            weakPoints={score.weakPoints.filter((point) => point.check === check)}
            question={score.questions.find(({ lifts }) => lifts === check)}
            lang={lang}
            tools={tools}
          />
        ))}
      </ul>
    </div>
  );
}
