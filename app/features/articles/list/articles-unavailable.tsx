import { Trans } from '@lingui/react/macro';

import { Callout } from '#app/components/ui/callout';

export function ArticlesUnavailable() {
  return (
    <Callout>
      <Trans>The articles cannot be shown just now. Please come back in a moment.</Trans>
    </Callout>
  );
}
