import { Trans, useLingui } from '@lingui/react/macro';

import { Page } from '#app/components/layout/page';
import typography from '#app/components/ui/typography.module.css';
import { AwaitedNote } from '../notify-by-email/awaited-note';
import type { PitchSnapshot } from '../snapshot';
import { DeletePitch } from './delete-pitch';
import { Findings } from './findings';
import { PitchWay } from './pitch-way';

/** A generation that failed again and is tried again by itself, since somebody waits for it by mail. */
export function WaitingPitch({ snapshot, lost }: { snapshot: PitchSnapshot; lost: boolean }) {
  const { t } = useLingui();
  return (
    <Page
      breadcrumbs={<PitchWay />}
      eyebrow={t`Pitch Master, beta`}
      title={t`Your pitch takes longer than it should`}
      lede={t`It could not be finished yet. It is tried again by itself, for a day if need be, from where it stopped.`}
    >
      {snapshot.mine ? (
        <AwaitedNote id={snapshot.id} />
      ) : (
        <p>
          <Trans>This page will show it as soon as it is ready.</Trans>
        </p>
      )}
      <p role="status" className={typography.note}>
        {lost && <Trans>The connection was lost. It is being restored; nothing is lost.</Trans>}
      </p>
      <Findings snapshot={snapshot} working={false} />
      {snapshot.mine && <DeletePitch id={snapshot.id} />}
    </Page>
  );
}
