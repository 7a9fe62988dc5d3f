import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button, ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import { Page } from '../page';
import { ScreenMark } from './screen-mark';
import styles from './error-screen.module.css';

type ErrorScreenProps = {
  title?: ReactNode;
  subtitle?: ReactNode;
  requestId?: string;
  onRetry?: () => void;
};

export function ErrorScreen({ title, subtitle, requestId, onRetry }: ErrorScreenProps) {
  return (
    <Page
      eyebrow={<ScreenMark />}
      title={title ?? <Trans>Something went wrong</Trans>}
      lede={
        subtitle ?? <Trans>This page could not be shown. The fault is ours, and it has been noted.</Trans>
      }
    >
      <div className={layout.buttonRow}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ButtonLink to="/">
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
      {requestId && (
        <p className={styles.requestId}>
          <Trans>Reference to quote if you write to us: {requestId}</Trans>
        </p>
      )}
    </Page>
  );
}
