import { joinClasses } from '#app/components/ui/join-classes';
import styles from './case-figure.module.css';
import { unbroken } from './unbroken';
import type { WorkedCase } from './worked-case';

/** In letters; what is longer stands above its bar where there is little room. */
const shortLabel = 20;

type CaseFigureProps = Pick<WorkedCase, 'figure'> & {
  /** The id of what says the caption already. */
  labelledBy?: string;
};

/** What was counted for a case, as bars: those that its text speaks of stand out. */
export function CaseFigure({ figure: { caption, bars }, labelledBy }: CaseFigureProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const isShort = bars.every(({ label }) => label.length <= shortLabel);
  return (
    <table
      className={joinClasses(styles.figure, isShort ? styles.short : undefined)}
      aria-labelledby={labelledBy}
    >
      {!labelledBy && <caption>{unbroken(caption)}</caption>}
      <tbody>
        {bars.map(({ label, value, text, told }) => (
          <tr key={label} className={told ? styles.foremost : undefined}>
            <th scope="row">{label}</th>
            <td>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * value) / most}%` }}
                hidden={value === 0}
              />
              <span className={styles.value}>{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
