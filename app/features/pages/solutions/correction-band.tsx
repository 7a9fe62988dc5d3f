import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import { StruckOut } from '#app/components/ui/struck-out';
import edits from '#app/components/ui/styles/edits.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import surface from '#app/components/ui/styles/surface.module.css';
import { unbroken } from '../unbroken';
import type { WorkedCase } from '../worked-case';
import styles from './correction-band.module.css';

/** What the service does, done before one's eyes: a sentence struck out, and those that its case says in its place. */
export function CorrectionBand({ shown: { subject, correction } }: { shown: WorkedCase }) {
  return (
    <div className={joinClasses(styles.band, surface.deep)}>
      <div className={joinClasses(layout.wrap, edits.edits)}>
        <div className={styles.row}>
          <p className={surface.quiet}>
            <small>{subject}</small>
          </p>
          <Quotation className={styles.said}>
            <StruckOut>{unbroken(correction.struck)}</StruckOut>
          </Quotation>
        </div>
        <ul>
          {correction.said.map(({ label, html }) => (
            <li key={label} className={styles.row}>
              <p>{label}</p>
              <Quotation className={styles.said}>
                <SafeHtml html={html} />
              </Quotation>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
