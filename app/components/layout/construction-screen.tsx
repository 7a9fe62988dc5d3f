import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { type DestinationId, destinations } from './destinations';
import { Page } from './page';

/** Says that a page is to come; `page` is the destination that was asked for. */
export function ConstructionScreen({ page }: { page?: DestinationId }) {
  const { t } = useLingui();
  return (
    <Page
      eyebrow={page && t(destinations[page].label)}
      title={<Trans>This page is under construction</Trans>}
      lede={<Trans>It will stand here when it has something to say. Pitch Master already does.</Trans>}
    >
      <div className="button-row">
        <ButtonLink to="/agents/elevator-pitch" variant="primary">
          <Trans>Write my pitch</Trans>
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
