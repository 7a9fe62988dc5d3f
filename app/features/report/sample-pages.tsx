import { Trans, useLingui } from '@lingui/react/macro';

import styles from './sample-pages.module.css';

/** The cover and the first page of the sample report, drawn from its PDF, and the way to all of it. */
export function SamplePages() {
  const { t, i18n } = useLingui();
  const sample = `/samples/report-${i18n.locale}`;
  return (
    <figure className={styles.sample}>
      <div className={styles.pages}>
        <img
          src={`${sample}-1.webp`}
          alt={t`Cover of the sample report`}
          width={240}
          height={340}
          loading="lazy"
        />
        <img
          src={`${sample}-2.webp`}
          alt={t`First page of the study in the sample report`}
          width={240}
          height={340}
          loading="lazy"
        />
      </div>
      <figcaption>
        <Trans>Two pages of a sample: the offer, the people and the figures in it are invented.</Trans>{' '}
        <a href={`${sample}.pdf`}>
          <Trans>Read the whole sample (PDF)</Trans>
        </a>
      </figcaption>
    </figure>
  );
}
