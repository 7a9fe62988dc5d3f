import { Trans, useLingui } from '@lingui/react/macro';

import { BottomBar } from '#app/components/ui/overlays/bottom-bar';
import { Button } from '#app/components/ui/button';
import type { Choice } from './cookie-choice';

type ConsentBannerProps = { onChoose: (choice: Choice) => void; onLearnMore: () => void };

/** Asks once. Refusing is the same one press as accepting. */
export function ConsentBanner({ onChoose, onLearnMore }: ConsentBannerProps) {
  const { t } = useLingui();
  return (
    <BottomBar
      label={t`Cookies`}
      actions={
        <>
          <Button onClick={() => onChoose('accepted')}>
            <Trans>Accept</Trans>
          </Button>
          <Button onClick={() => onChoose('refused')}>
            <Trans>Refuse</Trans>
          </Button>
          <Button variant="quiet" onClick={onLearnMore}>
            <Trans>Learn more</Trans>
          </Button>
        </>
      }
    >
      <Trans>May we count which pages are read? Nothing is counted unless you accept.</Trans>
    </BottomBar>
  );
}
