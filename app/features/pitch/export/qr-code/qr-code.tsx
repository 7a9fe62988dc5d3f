import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Dialog } from '#app/components/ui/overlays/dialog';
import { QrImage } from './qr-image';
import styles from './qr-code.module.css';

/** A button that shows an address as a QR code; `address` is asked for once the dialog is open. */
export function QrCode({ address }: { address: () => string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Trans>QR code</Trans>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`The address of this pitch`}>
        {open && (
          <>
            <p>
              <Trans>Scan it with a phone to open this pitch.</Trans>
            </p>
            <div className={styles.code}>
              <QrImage address={address()} />
            </div>
            <p className={styles.address}>{address()}</p>
          </>
        )}
      </Dialog>
    </>
  );
}
