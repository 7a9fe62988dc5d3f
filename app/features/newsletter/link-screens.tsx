import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DestinationLink } from '#app/components/layout/destination-link';
import { linkTo } from '#app/components/layout/destinations';
import { Page } from '#app/components/layout/page';
import { Button, ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import type { LinkSearch } from './link-search';

/** `/newsletter/confirm`: opened from the mail; only its button confirms. */
export function ConfirmScreen({ token, result }: LinkSearch) {
  if (result === 'done') {
    return (
      <Page
        title={<Trans>You are subscribed</Trans>}
        lede={<Trans>You will receive the next issue when we have something to say.</Trans>}
      >
        <NextLinks />
      </Page>
    );
  }
  if (token === undefined || result === 'expired') {
    return (
      <Page
        title={<Trans>This link no longer works</Trans>}
        lede={
          <Trans>
            Links expire after seven days, or this one may not have been copied in full. You have not been
            subscribed.
          </Trans>
        }
      >
        <div className={layout.buttonRow}>
          <ButtonLink {...linkTo('newsletter')} variant="primary">
            <Trans>Subscribe again</Trans>
          </ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page
      title={<Trans>Confirm your subscription</Trans>}
      lede={<Trans>One click, and you will receive the Verbe newsletter.</Trans>}
    >
      <LinkForm action="/newsletter/confirmation" token={token}>
        <Trans>Confirm</Trans>
      </LinkForm>
    </Page>
  );
}

/** `/newsletter/unsubscribe`: opened from a letter; only its button unsubscribes. */
export function UnsubscribeScreen({ token, result }: LinkSearch) {
  if (result === 'done') {
    return (
      <Page
        title={<Trans>You are unsubscribed</Trans>}
        lede={<Trans>Your address has been removed. You will receive no more issues.</Trans>}
      >
        <NextLinks />
      </Page>
    );
  }
  if (token === undefined || result === 'expired') {
    return (
      <Page
        title={<Trans>This link does not work</Trans>}
        lede={<Trans>It was not copied in full. Open it from the newsletter, or write to us.</Trans>}
      >
        <p>
          <DestinationLink to="contactForm" />
        </p>
      </Page>
    );
  }
  return (
    <Page
      title={<Trans>Unsubscribe from the newsletter</Trans>}
      lede={<Trans>One click, and you will receive no more issues. We will not ask why.</Trans>}
    >
      <LinkForm action="/newsletter/unsubscription" token={token}>
        <Trans>Unsubscribe</Trans>
      </LinkForm>
    </Page>
  );
}

type LinkFormProps = { action: string; token: string; children: ReactNode };

/** Posted by the browser itself, so that it works without scripts. */
function LinkForm({ action, token, children }: LinkFormProps) {
  const { i18n } = useLingui();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="lang" value={i18n.locale} />
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  );
}

function NextLinks() {
  return (
    <div className={layout.buttonRow}>
      <ButtonLink {...linkTo('news')}>
        <Trans>Read the articles</Trans>
      </ButtonLink>
    </div>
  );
}
