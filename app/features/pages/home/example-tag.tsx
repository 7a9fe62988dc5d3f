import { Trans } from '@lingui/react/macro';

import styles from './example-tag.module.css';

/** Marks what the company wrote itself to show a place, as the law on false reviews asks (Code de la consommation, L. 121-4). */
export function ExampleTag() {
  return (
    <span className={styles.tag}>
      <Trans>Example</Trans>
    </span>
  );
}
