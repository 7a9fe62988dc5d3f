import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Button } from '#app/components/ui/button';
import { Dialog } from '#app/components/ui/overlays/dialog';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Choice } from './cookie-choice';
import styles from './consent-dialog.module.css';

type ConsentDialogProps = {
  open: boolean;
  choice: Choice | undefined;
  onClose: () => void;
  onSave: (choice: Choice) => void;
};

/** What the browser keeps for the site, purpose by purpose; the necessary ones cannot be left out. */
export function ConsentDialog({ open, choice, onClose, onSave }: ConsentDialogProps) {
  const [ticked, setTicked] = useState<boolean>();
  const measures = ticked ?? choice === 'accepted';

  function close() {
    setTicked(undefined);
    onClose();
  }

  function save() {
    onSave(measures ? 'accepted' : 'refused');
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Cookies: what you allow</Trans>}
      actions={
        <Button variant="primary" onClick={save}>
          <Trans>Save and apply</Trans>
        </Button>
      }
    >
      <Purpose
        name={<Trans>Necessary</Trans>}
        note={<Trans>Your language, your pitches, the layout of the page. Always on.</Trans>}
        checked
      />
      <Purpose
        name={<Trans>Audience measurement</Trans>}
        note={
          <Trans>
            Which pages are read, counted by an outside service. Never the address of a pitch or an order.
          </Trans>
        }
        checked={measures}
        onChange={setTicked}
      />
      <p>
        <DestinationLink to="cookies">
          <Trans>The full list, cookie by cookie</Trans>
        </DestinationLink>
      </p>
    </Dialog>
  );
}

type PurposeProps = {
  name: ReactNode;
  note: ReactNode;
  checked: boolean;
  /** Left out where there is nothing to choose. */
  onChange?: (checked: boolean) => void;
};

function Purpose({ name, note, checked, onChange }: PurposeProps) {
  const id = useId();
  return (
    <div className={styles.purpose}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-note`} className={joinClasses(typography.note, styles.note)}>
        {note}
      </p>
    </div>
  );
}
