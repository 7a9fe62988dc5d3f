import { Trans } from '@lingui/react/macro';

import { Page } from '#app/components/layout/page';
import { ScreenMark } from '#app/components/layout/fallback-screens/screen-mark';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';

export function SolutionMissing() {
  return (
    <Page eyebrow={<ScreenMark />} title={<Trans>There is no solution at this address</Trans>}>
      <div className={layout.buttonRow}>
        <ButtonLink to="/solutions-ia" variant="primary">
          <Trans>See all solutions</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
