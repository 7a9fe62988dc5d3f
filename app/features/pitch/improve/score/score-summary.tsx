import { Plural } from '@lingui/react/macro';

import type { ScoreCard } from '../../pitch';

export function ScoreSummary({ score: { checks } }: { score: ScoreCard }) {
  const total = checks.length;
  const passed = checks.filter(({ verdict }) => verdict === 'good').length;
  return <Plural value={passed} one={`# of ${total} checks passed`} other={`# of ${total} checks passed`} />;
}
