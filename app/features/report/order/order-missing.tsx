import { Trans, useLingui } from '@lingui/react/macro';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Page } from '#app/components/layout/page';

/** The same screen for an unknown, a malformed and a deleted address. */
export function OrderMissing() {
  const { t } = useLingui();
  return (
    <Page
      title={t`There is no order at this address`}
      lede={t`It may have been removed, or the address may be incomplete. The email that confirms an order contains the link to it.`}
    >
      <p>
        <DestinationLink to="contactForm">
          <Trans>Ask us about an order</Trans>
        </DestinationLink>
      </p>
    </Page>
  );
}
