import { Trans } from '@lingui/react/macro';
import { useRef, useEffect } from 'react';

import { Button } from '#app/components/ui/button';
import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';
import type { Duration } from '../../pitch';
import type { Editing } from './use-editing';

/** Brings the field of a text that is edited by hand; asked for as soon as somebody points at its button. */
export const loadEditForm = () =>
  retryImport(() => withWords(['pitch-versions'], () => import('./edit-form')));

/** Opens the text of a duration to be edited by hand; the focus comes back to it. */
export function EditButton({ duration, editing }: { duration: Duration; editing: Editing }) {
  const button = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone by the time this button is there again.
  useEffect(() => {
    if (editing.isDone && document.activeElement === document.body) button.current?.focus();
  }, [editing.isDone]);
  return (
    <Button
      ref={button}
      size="small"
      onPointerEnter={() => void loadEditForm()}
      onFocus={() => void loadEditForm()}
      onClick={() => editing.begin(duration)}
    >
      <Trans>Edit</Trans>
    </Button>
  );
}
