import { Trans } from '@lingui/react/macro';

import { openChoices } from './open-choices';

/** Reopens the choices of cookies, from the foot of every page. */
export function ChoicesButton() {
  return (
    <button type="button" onClick={openChoices}>
      <Trans>Cookie choices</Trans>
    </button>
  );
}
