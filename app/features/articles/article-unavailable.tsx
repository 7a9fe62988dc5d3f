import { Trans } from '@lingui/react/macro';

import { UnavailableScreen } from '#app/components/layout/unavailable-screen';
import { ButtonLink } from '#app/components/ui/button';

export function ArticleUnavailable(retry: { onRetry: () => void; trying: boolean }) {
  return (
    <UnavailableScreen
      {...retry}
      title={<Trans>This article cannot be shown just now</Trans>}
      lede={<Trans>The service that keeps our articles does not answer. Please try again in a moment.</Trans>}
    >
      <ButtonLink to="/actus">
        <Trans>See all articles</Trans>
      </ButtonLink>
    </UnavailableScreen>
  );
}
