import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Callout } from '#app/components/ui/callout';
import { useHasJustLeft } from './use-leave-email';

export function AwaitedNote({ id }: { id: string }) {
  const note = useRef<HTMLDivElement>(null);
  const hasJustLeft = useHasJustLeft(id);

  // The form that had the focus is gone: its answer takes it over. Never on a page that was just loaded.
  useEffect(() => {
    if (hasJustLeft && document.activeElement === document.body) note.current?.focus();
  }, [hasJustLeft]);

  return (
    <Callout ref={note} tone="success" tabIndex={-1}>
      <p>
        <Trans>
          It will also be sent to the address you left, which is then removed. You can close this page.
        </Trans>
      </p>
    </Callout>
  );
}
