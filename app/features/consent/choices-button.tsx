import { Trans } from '@lingui/react/macro';

import { openChoices } from './open-choices';

export function ChoicesButton() {
  return (
    <button type="button" onClick={openChoices}>
      <Trans>Cookie choices</Trans>
    </button>
  );
}
