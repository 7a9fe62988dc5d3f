import { joinClasses } from '#app/components/ui/join-classes';
import styles from './case-figure.module.css';
import { unbroken } from './unbroken';
import type { WorkedCase } from './worked-case';

/** In letters; what is longer stands above its bar where there is little room. */
const shortLabel = 20;

type CaseFigureProps = Pick<WorkedCase, 'figure'> & {
  /** Whether the first bar of which its text speaks is what one sees first on the page. */
  peak?: boolean;
};

/** What was counted for a case, as bars: those that its text speaks of stand out. */
export function CaseFigure({ figure: { caption, bars }, peak = false }: CaseFigureProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const isShort = bars.every(({ label }) => label.length <= shortLabel);
  const foremost = bars.find(({ told }) => told);
  return (
    <table className={joinClasses(styles.figure, isShort && !peak && styles.short)}>
      <caption>{unbroken(caption)}</caption>
      <tbody>
        {bars.map((bar) => (
          <tr
            key={bar.label}
            className={joinClasses(bar.told && styles.foremost, peak && bar === foremost && styles.peak)}
          >
            <th scope="row">{bar.label}</th>
            <td>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * bar.value) / most}%` }}
                hidden={bar.value === 0}
              />
              <span className={styles.value}>{bar.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
