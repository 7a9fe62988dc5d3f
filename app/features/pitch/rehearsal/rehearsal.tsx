import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, useState } from 'react';

import { Arriving } from '#app/components/ui/overlays/arriving';
import { Button } from '#app/components/ui/button';
import { Dialog } from '#app/components/ui/overlays/dialog';
import type { Locale } from '#app/i18n/locales';
import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';
import type { Pitch } from '../pitch';
import styles from './rehearsal.module.css';

const load = () => retryImport(() => withWords(['pitch-stage'], () => import('./teleprompter/teleprompter')));

const Teleprompter = lazy(async () => {
  const { Teleprompter: Loaded } = await load();
  return { default: Loaded };
});

/** Its code is on its way before the first press, which finds it there. */
export function Rehearsal({ pitch, lang }: { pitch: Pitch; lang: Locale }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        size="small"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Trans>Rehearse</Trans>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Rehearse your pitch`}>
        <div className={styles.rehearsal}>
          <Arriving>
            <Teleprompter pitch={pitch} lang={lang} />
          </Arriving>
        </div>
      </Dialog>
    </>
  );
}
