import { Trans, useLingui } from '@lingui/react/macro';

import { Page } from '#app/components/layout/page';
import typography from '#app/components/ui/typography.module.css';
import { type StepNumber, stepNumbers } from '../pitch';
import { AwaitedNote } from '../notify-by-email/awaited-note';
import type { PitchSnapshot } from '../snapshot';
import { DeletePitch } from './delete-pitch';
import { Findings } from './findings';
import { PitchWay } from './pitch-way';
import { useStepWords } from './step-words';

/** The six steps while they are worked out. Leaving changes nothing: the work is done on the server. */
export function PitchBeingMade({ snapshot, lost }: { snapshot: PitchSnapshot; lost: boolean }) {
  const { t } = useLingui();
  return (
    <Page
      breadcrumbs={<PitchWay />}
      eyebrow={t`Pitch Master, beta`}
      title={t`Your pitch is being written`}
      lede={t`You can close this page: the work goes on, and this address will show the result.`}
    >
      <StepAnnouncement snapshot={snapshot} />
      <p role="status" className={typography.note}>
        {lost && <Trans>The connection was lost. It is being restored; nothing is lost.</Trans>}
      </p>
      {snapshot.awaited && <AwaitedNote id={snapshot.id} />}
      <Findings snapshot={snapshot} working />
      {snapshot.mine && <DeletePitch id={snapshot.id} />}
    </Page>
  );
}

function StepAnnouncement({ snapshot }: { snapshot: PitchSnapshot }) {
  const words = useStepWords();
  const step: StepNumber | undefined = stepNumbers[snapshot.findings.length];
  return (
    <p role="status" className={typography.hidden}>
      {step && `${step}/6 ${words[step]}`}
    </p>
  );
}
