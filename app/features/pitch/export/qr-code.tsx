import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, useState } from 'react';

import { Arriving } from '#app/components/ui/arriving';
import { Button } from '#app/components/ui/button';
import { Dialog } from '#app/components/ui/dialog';
import { untilThere } from '#app/lib/until-there';
import styles from './qr-code.module.css';

const QrImage = lazy(async () => {
  const { QrImage: Loaded } = await untilThere(() => import('./qr-image'));
  return { default: Loaded };
});

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
              <Trans>Whoever points a camera at it opens this pitch.</Trans>
            </p>
            <div className={styles.code}>
              <Arriving>
                <QrImage text={address()} />
              </Arriving>
            </div>
            <p className={styles.address}>{address()}</p>
          </>
        )}
      </Dialog>
    </>
  );
}
