import { Trans, useLingui } from '@lingui/react/macro';

import { SafeHtml } from '#app/components/ui/safe-html';
import edits from '#app/components/ui/styles/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { CaseFigure } from '../case-figure';
import { unbroken } from '../unbroken';
import { caseAnchor, type WorkedCase } from '../worked-case';
import styles from './worked-case-part.module.css';

/** What a service does and hands over, shown on invented data. */
export function WorkedCasePart({ shown }: { shown: WorkedCase }) {
  const { question, subject, html, figure, document } = shown;
  return (
    <section id={caseAnchor} className={joinClasses(styles.case, surface.deep)} aria-labelledby="case-title">
      <header className={styles.head}>
        <p className={styles.invented}>
          <Trans>Invented data, real method</Trans>
        </p>
        <h2 id="case-title">{unbroken(question)}</h2>
        <p className={typography.note}>{subject}</p>
      </header>
      <SafeHtml className={joinClasses(typography.prose, styles.told, edits.edits)} html={html} />
      <CaseDocument document={document} />
      <CaseFigure figure={figure} />
    </section>
  );
}

function CaseDocument({ document: { title, address, pages, bytes } }: Pick<WorkedCase, 'document'>) {
  const { t, i18n } = useLingui();
  const size = i18n.number(Math.round(bytes / 1000), { style: 'unit', unit: 'kilobyte' });
  return (
    <p className={styles.document}>
      <a href={`${address}.pdf`}>
        <img
          src={`${address}-1.webp`}
          alt={t`First page of the document`}
          width={240}
          height={340}
          loading="lazy"
        />
        <span>
          <span className={styles.title}>{title}</span>
          <span className={typography.note}>
            <Trans>
              PDF, {pages} pages, {size}
            </Trans>
          </span>
        </span>
      </a>
    </p>
  );
}
