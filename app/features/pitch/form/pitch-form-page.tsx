import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Page } from '#app/components/layout/page';
import { Callout } from '#app/components/ui/callout';
import { EarlySubmit } from '#app/components/ui/form/early-submit';
import { claimsQuery } from '../pitch.queries';
import { ClaimsList } from './claims-list';
import { formId } from './fields/focus-field';
import { PitchForm } from './pitch-form';
import { SampleLink } from './sample-link';

/** `/agents/elevator-pitch`: what Pitch Master does, and the form. */
export function PitchFormPage() {
  const { t } = useLingui();
  const { data: claims } = useSuspenseQuery(claimsQuery());
  return (
    <Page
      breadcrumbs={<Breadcrumbs current={t`Elevator Pitch`} />}
      eyebrow={t`Pitch Master, beta`}
      title={t`Your elevator pitch, in your own words`}
      lede={t`Describe your offer. You get a pitch to say in 90 seconds or less, and a link to share it. The tool is built not to invent figures.`}
    >
      <EarlySubmit id={formId} />
      <noscript>
        <Callout>
          <Trans>
            Pitch Master needs JavaScript, which is switched off in your browser. Without it, nothing you
            write here can be sent.
          </Trans>
        </Callout>
      </noscript>
      <SampleLink />
      <PitchForm promises={<ClaimsList claims={claims} />} />
    </Page>
  );
}
