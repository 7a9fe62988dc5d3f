import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#app/components/ui/button';
import layout from '#app/components/ui/layout.module.css';
import { Page } from './page';
import { ScreenMark } from './screen-mark';

type AwayScreenProps = {
  title: ReactNode;
  lede: ReactNode;
  onRetry: () => void;
  /** While it is tried again. */
  trying: boolean;
  /** The way elsewhere. */
  children: ReactNode;
};

/** What stands in place of a page while the service that holds it does not answer. */
export function AwayScreen({ title, lede, onRetry, trying, children }: AwayScreenProps) {
  return (
    <Page eyebrow={<ScreenMark />} title={title} lede={lede}>
      <div className={layout.buttonRow}>
        <Button variant="primary" onClick={onRetry} pending={trying}>
          <Trans>Try again</Trans>
        </Button>
        {children}
      </div>
    </Page>
  );
}
