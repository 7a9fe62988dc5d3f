import { Trans, useLingui } from '@lingui/react/macro';

import { Page } from '#app/components/layout/page';
import { WaitingForm } from './waiting-form';

/** `/agents/elevator-pitch`: what Pitch Master does, and the form. */
export function PitchFormPage() {
  const { t } = useLingui();
  return (
    <Page
      eyebrow={t`Pitch Master, beta`}
      title={t`Your elevator pitch, in your own words`}
      lede={t`Describe your offer. You get a pitch of 15, 30, 60 and 90 seconds, built only from what you write, and an address to share it.`}
    >
      <WaitingForm />
      <p className="form-note">
        <Trans>
          No account, no e-mail address. The pitch is written by rules on this site, not by a language model,
          and your words go nowhere else.
        </Trans>
      </p>
    </Page>
  );
}
