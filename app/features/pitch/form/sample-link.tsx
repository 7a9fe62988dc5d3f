import { Trans, useLingui } from '@lingui/react/macro';

import { FileLink } from '#app/components/ui/button';

/** What a pitch looks like, before anything is typed. */
export function SampleLink() {
  const { i18n } = useLingui();
  return (
    <p>
      <FileLink variant="quiet" size="small" href={`/samples/pitch-${i18n.locale}.pdf`} download>
        <Trans>Download a sample pitch (PDF, one page)</Trans>
      </FileLink>
    </p>
  );
}
