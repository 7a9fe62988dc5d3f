import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';

import { Button } from '#app/components/ui/button';

/** Ways to hand an article on; `address` is absolute. */
export function ArticleShare({ title, address }: { title: string; address: string }) {
  const { t } = useLingui();
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="article-share" role="group" aria-label={t`Share`}>
      <CopyLink address={address} />
      <a className="button button-secondary" href={mail}>
        <Trans>Send by e-mail</Trans>
      </a>
      {canShare && (
        <Button onClick={() => void share({ title, url: address })}>
          <Trans>Share</Trans>
        </Button>
      )}
    </div>
  );
}

type CopyState = 'idle' | 'copied' | 'refused';

function CopyLink({ address }: { address: string }) {
  const { t } = useLingui();
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()} onBlur={() => setState((now) => (now === 'copied' ? 'idle' : now))}>
        {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && <Trans>Copied</Trans>}
      </span>
      {state === 'refused' && (
        <input className="article-address" readOnly aria-label={t`Link to copy`} value={address} />
      )}
    </>
  );
}

/** Whoever closes the sheet has changed their mind: that is no fault. */
async function share(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** A browser does not learn to share while the page is open. */
function never(): () => void {
  return () => undefined;
}
