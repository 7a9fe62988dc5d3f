import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';

import { Button, FileLink } from '#app/components/ui/button';
import { CopyButton } from '#app/components/ui/copy-button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import styles from './article-share.module.css';

export function ArticleShare({ title, address }: { title: string; address: string }) {
  const { t } = useLingui();
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className={joinClasses(layout.buttonRow, styles.share)} role="group" aria-label={t`Share`}>
      <CopyButton {...look} text={() => address} label={t`Copy link`} />
      <FileLink {...look} href={mail}>
        <Trans>Send by email</Trans>
      </FileLink>
      {canShare && (
        <Button {...look} onClick={() => void share({ title, url: address })}>
          <Trans>Share</Trans>
        </Button>
      )}
    </div>
  );
}

const look = { variant: 'quiet', size: 'small' } as const;

/** Closing the share sheet is no error. */
async function share(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}
