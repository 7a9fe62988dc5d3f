import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { Page } from '../page';
import { ScreenMark } from './screen-mark';

export function ConstructionScreen() {
  return (
    <Page
      eyebrow={<ScreenMark />}
      title={<Trans>This page is under construction</Trans>}
      lede={<Trans>This page is not ready yet. In the meantime, try Pitch Master.</Trans>}
    >
      <div className={layout.buttonRow}>
        <ButtonLink to="/agents/elevator-pitch" variant="primary">
          <Trans>Write my pitch</Trans>
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
