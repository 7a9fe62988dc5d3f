import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Page } from '#app/components/layout/page';
import typography from '#app/components/ui/typography.module.css';
import type { Claims } from '../claims';
import { claimsQuery } from '../pitch.queries';
import { ClaimsList } from './claims-list';
import { EarlierPitches } from './earlier-pitches';
import { WaitingForm } from './waiting-form';

/** `/agents/elevator-pitch`: what Pitch Master does, and the form. */
export function PitchFormPage() {
  const { t } = useLingui();
  const { data: claims } = useSuspenseQuery(claimsQuery());
  return (
    <Page
      breadcrumbs={<Breadcrumbs current={t`Elevator Pitch`} />}
      eyebrow={t`Pitch Master, beta`}
      title={t`Your elevator pitch, in your own words`}
      lede={t`Describe your offer. You get a pitch of up to 90 seconds, built only from what you write, and an address to share it.`}
    >
      <WaitingForm />
      <p className={typography.note}>
        <WriterNote writtenBy={claims.writtenBy} />
      </p>
      <EarlierPitches />
      <ClaimsList claims={claims} />
    </Page>
  );
}

function WriterNote({ writtenBy }: Pick<Claims, 'writtenBy'>) {
  if (writtenBy === 'model') {
    return (
      <Trans>
        No account, no e-mail address. The pitch is written by a language model, from what you write here and
        nothing else.
      </Trans>
    );
  }
  return (
    <Trans>
      No account, no e-mail address. The pitch is written by rules on this site, not by a language model, and
      your words go nowhere else.
    </Trans>
  );
}
