import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';
import type { Passage } from '../../chat';

/** Where to go on from an answer of the guide. */
export function NextStep({ passages }: { passages: readonly Passage[] }) {
  return <div className={layout.buttonRow}>{stepAfter(passages)}</div>;
}

function stepAfter([first]: readonly Passage[]) {
  if (first && (first.path.startsWith('/agents') || /pitch/i.test(first.title))) {
    return (
      <ButtonLink to="/agents/elevator-pitch" size="small">
        <Trans>Write my pitch</Trans>
      </ButtonLink>
    );
  }
  if (first?.path.startsWith('/solutions-ia')) {
    return (
      <ButtonLink to="/contact" hash="form" size="small">
        <Trans>Request a demo</Trans>
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/contact" hash="form" size="small">
        <Trans>Ask us</Trans>
      </ButtonLink>
      {!first && (
        <ButtonLink to="/contact/foire-aux-questions" size="small">
          <Trans>All questions</Trans>
        </ButtonLink>
      )}
    </>
  );
}
