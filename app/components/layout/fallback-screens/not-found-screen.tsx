import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ButtonLink } from '#app/components/ui/button';
import { isCleanText } from '#app/lib/clean-text';
import layout from '#app/components/ui/styles/layout.module.css';
import { Page } from '../page';
import { ScreenMark } from './screen-mark';
import styles from './not-found-screen.module.css';

type NotFoundScreenProps = { path?: string; search?: ReactNode };

/** `search`: where to look for the page instead. */
export function NotFoundScreen({ path: encoded, search }: NotFoundScreenProps) {
  const path = encoded && readable(encoded);
  return (
    <Page
      eyebrow={<ScreenMark />}
      title={
        path ? (
          <span className={styles.path}>
            <Trans>Page not found: {path}</Trans>
          </span>
        ) : (
          <Trans>Page not found</Trans>
        )
      }
      lede={<Trans>The address may be misspelt, or the page may have moved.</Trans>}
    >
      {search}
      <div className={layout.buttonRow}>
        <ButtonLink to="/" variant={search ? 'secondary' : 'primary'}>
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

/** `/caf%C3%A9` as `/café`; what is no text, or reverses the line, stays encoded. */
function readable(path: string): string {
  const decoded = decode(path.toWellFormed());
  return isCleanText(decoded) ? decoded : encodeURI(decoded);
}

function decode(path: string): string {
  try {
    return decodeURI(path).toWellFormed();
  } catch {
    return path;
  }
}
