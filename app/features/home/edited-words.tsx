import { Trans } from '@lingui/react/macro';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import typography from '#app/components/ui/typography.module.css';
import styles from './edited-words.module.css';

export function EditedWords() {
  return (
    <figure className={styles.edited}>
      <figcaption className={typography.note}>
        <Trans>What we strike out and what we keep. The product is invented; the habit is not.</Trans>
      </figcaption>
      <OpeningGuillemet />
      <p className={styles.words}>
        <Trans>
          We <del>offer an innovative, next-generation indoor growing solution</del>{' '}
          <ins>grow fresh herbs on your kitchen counter</ins>, <del>powered by disruptive technology</del>{' '}
          <ins>without soil or electricity</ins>.
        </Trans>
        <ClosingGuillemet />
      </p>
    </figure>
  );
}
