import { Trans } from '@lingui/react/macro';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';

/** The way to a pitch: the same while it is written and when it is there, so that nothing moves in between. */
export function PitchWay() {
  return (
    <Breadcrumbs
      trail={[{ label: <Trans>Elevator Pitch</Trans>, to: '/agents/elevator-pitch' }]}
      current={<Trans>Your pitch</Trans>}
    />
  );
}
