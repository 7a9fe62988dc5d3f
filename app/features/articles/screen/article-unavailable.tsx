import { Trans } from '@lingui/react/macro';

import { UnavailableScreen } from '#app/components/layout/fallback-screens/unavailable-screen';
import { ButtonLink } from '#app/components/ui/button';

export function ArticleUnavailable(retry: { onRetry: () => void; trying: boolean }) {
  return (
    <UnavailableScreen
      {...retry}
      title={<Trans>This article cannot be shown just now</Trans>}
      lede={<Trans>Our articles are unavailable at the moment. Please try again shortly.</Trans>}
    >
      <ButtonLink to="/actus">
        <Trans>See all articles</Trans>
      </ButtonLink>
    </UnavailableScreen>
  );
}
