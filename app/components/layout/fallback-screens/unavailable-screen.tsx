import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { Page } from '../page';
import { ScreenMark } from './screen-mark';

type UnavailableScreenProps = {
  title: ReactNode;
  lede: ReactNode;
  onRetry: () => void;
  trying: boolean;
  children: ReactNode;
};

export function UnavailableScreen({ title, lede, onRetry, trying, children }: UnavailableScreenProps) {
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
