import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { Page } from '#app/components/layout/page';
import { ScreenMark } from '#app/components/layout/fallback-screens/screen-mark';
import layout from '#app/components/ui/styles/layout.module.css';

export function ArticleMissing() {
  return (
    <Page eyebrow={<ScreenMark />} title={<Trans>We couldn't find the article you're looking for.</Trans>}>
      <div className={layout.buttonRow}>
        <ButtonLink to="/actus" variant="primary">
          <Trans>See all articles</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
