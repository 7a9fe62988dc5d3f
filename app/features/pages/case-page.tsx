import { useLingui } from '@lingui/react/macro';

import styles from './case-page.module.css';

/** The first page of the document of a case, large, and the way to all of it. */
export function CasePage({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <a href={`${address}.pdf`} className={styles.page}>
      <img
        src={`${address}-large.webp`}
        alt={t`First page of the document (PDF)`}
        width={960}
        height={1358}
        loading="lazy"
      />
    </a>
  );
}
