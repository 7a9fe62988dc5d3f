import { useLingui } from '@lingui/react/macro';

import { Neighbours } from '#app/components/layout/text-page/neighbours';
import { slugOf, type TextCard } from '../page';

export function SolutionNeighbours({ previous, next }: { previous?: TextCard; next?: TextCard }) {
  const { t } = useLingui();
  return (
    <Neighbours
      label={t`Other solutions`}
      before={previous && { kind: t`Previous solution`, ...linked(previous) }}
      after={next && { kind: t`Next solution`, ...linked(next) }}
    />
  );
}

function linked({ name, label }: TextCard) {
  return {
    link: { to: '/solutions-ia/$solution', params: { solution: slugOf(name) } } as const,
    title: label,
  };
}
