import { Trans } from '@lingui/react/macro';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import edits from '#app/components/ui/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/typography.module.css';
import styles from './edited-words.module.css';

export function EditedWords() {
  return (
    <figure className={styles.edited}>
      <OpeningGuillemet />
      <p className={joinClasses(styles.words, edits.edits)}>
        <Trans>
          We <del>offer an innovative, next-generation indoor growing solution</del>{' '}
          <ins>grow fresh herbs on your kitchen counter</ins>, <del>powered by disruptive technology</del>{' '}
          <ins>without soil or electricity</ins>.
        </Trans>
        <ClosingGuillemet />
      </p>
      <figcaption className={joinClasses(typography.note, edits.edits)}>
        <Trans>
          <del>Struck out</del>, what we take away; <em>highlighted</em>, what we say instead. The product is
          invented; the habit is not.
        </Trans>
      </figcaption>
    </figure>
  );
}
