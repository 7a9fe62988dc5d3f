import { Trans } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';

/** Prints the page, which is then `PrintedPitch` where there is one (`printed-pitch.module.css`). */
export function PrintButton() {
  return (
    <Button size="small" onClick={() => window.print()}>
      <Trans>Print</Trans>
    </Button>
  );
}
