import { Trans } from '@lingui/react/macro';

import { NoScriptsNote } from '#app/components/ui/form/no-scripts-note';
import { site } from '#app/content/site';

export function NoScripts() {
  const { email } = site;
  return (
    <NoScriptsNote>
      <Trans>
        The form needs JavaScript, which is switched off in your browser. Write to{' '}
        <a href={`mailto:${email}`}>{email}</a>: it reaches us just the same.
      </Trans>
    </NoScriptsNote>
  );
}
