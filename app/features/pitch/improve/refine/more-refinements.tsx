import { Trans } from '@lingui/react/macro';
import { lazy, useState } from 'react';

import { Arriving } from '#app/components/ui/overlays/arriving';
import foldStyles from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';
import { madeVersions, type PitchSnapshot } from '../../snapshot';
import type { MakerTools } from '../use-maker-tools';
import choices from './choices.module.css';

const load = () => retryImport(() => withWords(['pitch-versions'], () => import('../more-choices')));

const MoreChoices = lazy(async () => {
  const { MoreChoices: Loaded } = await load();
  return { default: Loaded };
});

/** What is wanted less often than another tone: its code comes when it is looked for. */
export function MoreRefinements({ snapshot, tools }: { snapshot: PitchSnapshot; tools: MakerTools }) {
  const [open, setOpen] = useState(false);
  const count = madeVersions(snapshot).length;
  return (
    <details
      className={joinClasses(foldStyles.fold, choices.more)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary onPointerEnter={() => void load()} onFocus={() => void load()}>
        {count < 2 ? (
          <Trans>Another goal, another opening</Trans>
        ) : (
          <Trans>Another goal, another opening, versions ({count})</Trans>
        )}
      </summary>
      {open && (
        <Arriving>
          <MoreChoices snapshot={snapshot} tools={tools} />
        </Arriving>
      )}
    </details>
  );
}
