import { Trans } from '@lingui/react/macro';

import { AwayScreen } from '#app/components/layout/away-screen';
import { ButtonLink } from '#app/components/ui/button';

/** What stands at the address of an article while the content service fails. */
export function ArticleAway(retry: { onRetry: () => void; trying: boolean }) {
  return (
    <AwayScreen
      {...retry}
      title={<Trans>This article cannot be shown just now</Trans>}
      lede={<Trans>The service that keeps our articles does not answer. Please try again in a moment.</Trans>}
    >
      <ButtonLink to="/actus">
        <Trans>See all articles</Trans>
      </ButtonLink>
    </AwayScreen>
  );
}
