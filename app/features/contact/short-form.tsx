import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState, useTransition } from 'react';

import { ButtonLink } from '#app/components/ui/button';
import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';

const OpenedForm = lazy(async () => {
  const { OpenedForm: Loaded } = await retryImport(() =>
    withWords(['contact'], () => import('./opened-form')),
  );
  return { default: Loaded };
});

/**
 * The form of a message in a page of other things, which loads it with the first press. Without scripts, and before they
 * are there, the button leads to the page of the form.
 */
export function ShortContactForm({ labelledBy }: { labelledBy: string }) {
  const [open, setOpen] = useState(false);
  // The button stays until the form is there.
  const [opening, startOpening] = useTransition();
  return (
    <Suspense>
      {open ? (
        <OpenedForm labelledBy={labelledBy} />
      ) : (
        <ButtonLink
          variant="primary"
          to="/contact"
          hash="form"
          preload={false}
          aria-busy={opening}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            startOpening(() => setOpen(true));
          }}
        >
          <Trans>Request a demo</Trans>
        </ButtonLink>
      )}
    </Suspense>
  );
}
