import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { Page } from '#app/components/layout/page';

/** The same screen for an unknown, a malformed and a deleted address. */
export function PitchGone() {
  const { t } = useLingui();
  return (
    <Page
      title={t`There is no pitch at this address`}
      lede={t`It may have been deleted, or the address may be incomplete.`}
    >
      <ButtonLink variant="primary" to="/agents/elevator-pitch">
        <Trans>Write my pitch</Trans>
      </ButtonLink>
    </Page>
  );
}
