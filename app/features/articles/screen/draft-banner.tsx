import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import styles from './draft-banner.module.css';

export function DraftBanner() {
  const { t } = useLingui();
  return (
    <aside className={styles.banner} aria-label={t`Draft preview`}>
      <p>
        <Trans>Draft preview: this article may not be published as it stands here.</Trans>
      </p>
      <form method="post" action="/content/preview?leave">
        <Button type="submit" size="small">
          <Trans>Leave the preview</Trans>
        </Button>
      </form>
    </aside>
  );
}
