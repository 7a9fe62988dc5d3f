import { Trans } from '@lingui/react/macro';
import { lazy, useState } from 'react';

import { Arriving } from '#app/components/ui/arriving';
import foldStyles from '#app/components/ui/fold.module.css';
import { untilThere } from '#app/lib/until-there';
import { madeVersions, type PitchSnapshot } from '../snapshot';
import type { Showing } from './use-showing';

const VersionList = lazy(async () => {
  const { VersionList: Loaded } = await untilThere(() => import('./version-list'));
  return { default: Loaded };
});

/** All versions, on demand; nothing while there is but the original. */
export function VersionFold({ snapshot, showing }: { snapshot: PitchSnapshot; showing: Showing }) {
  const [open, setOpen] = useState(false);
  const count = madeVersions(snapshot).length;
  if (count < 2) return null;
  return (
    <details className={foldStyles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>Versions ({count})</Trans>
      </summary>
      {open && (
        <Arriving>
          <VersionList snapshot={snapshot} showing={showing} />
        </Arriving>
      )}
    </details>
  );
}
