import { Trans, useLingui } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { CaseFigure } from '../case-figure';
import { unbroken } from '../unbroken';
import { caseAnchor, type WorkedCase } from '../worked-case';
import styles from './worked-case-part.module.css';

/** What a service does and hands over, shown on invented data. */
export function WorkedCasePart({ shown }: { shown: WorkedCase }) {
  const { question, html, figure, document } = shown;
  return (
    <section id={caseAnchor} className={styles.band} aria-labelledby="case-title">
      <div className={joinClasses(layout.wrap, styles.case)}>
        <header>
          <p className={typography.label}>
            <Trans>Invented data, real method</Trans>
          </p>
          <h2 id="case-title">{unbroken(question)}</h2>
        </header>
        <CaseFigure figure={figure} peak />
        <SafeHtml className={joinClasses(typography.prose, styles.told)} html={html} />
        <CaseDocument document={document} />
      </div>
    </section>
  );
}

function CaseDocument({ document: { title, address, pages, bytes } }: Pick<WorkedCase, 'document'>) {
  const { t, i18n } = useLingui();
  const size = i18n.number(Math.round(bytes / 1000), { style: 'unit', unit: 'kilobyte' });
  return (
    <p className={styles.document}>
      <a href={`${address}.pdf`}>
        <span>
          <img
            src={`${address}-1.webp`}
            alt={t`First page of the document`}
            width={480}
            height={679}
            loading="lazy"
          />
        </span>
        <span>{title}</span>
        <span className={typography.note}>
          <Trans>
            PDF, {pages} pages, {size}
          </Trans>
        </span>
      </a>
    </p>
  );
}
