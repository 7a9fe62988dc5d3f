import { Trans } from '@lingui/react/macro';

import { Button, ButtonLink } from '#app/components/ui/button';
import { Page } from '#app/components/layout/page';
import { ScreenMark } from '#app/components/layout/screen-mark';

/** What stands at the address of an article while the content service fails. */
export function ArticleAway({ onRetry, trying }: { onRetry: () => void; trying: boolean }) {
  return (
    <Page
      eyebrow={<ScreenMark />}
      title={<Trans>This article cannot be shown just now</Trans>}
      lede={<Trans>What holds our articles does not answer. Please try again in a moment.</Trans>}
    >
      <div className="button-row">
        <Button variant="primary" onClick={onRetry} pending={trying}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/actus">
          <Trans>See all articles</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
