import styles from './lift-buttons.module.css';

const floors = [
  [90, 60],
  [30, 15],
] as const;

/** Decoration. */
export function LiftButtons() {
  return (
    <svg className={styles.lift} viewBox="0 0 264 396" aria-hidden="true">
      <rect className={styles.panel} x="1.5" y="1.5" width="261" height="393" rx="24" />
      {floors.map((row, y) =>
        row.map((seconds, x) => (
          <g key={seconds} className={seconds === 30 ? styles.lit : undefined}>
            <circle className={styles.button} cx={82 + x * 100} cy={76 + y * 104} r="40" />
            <text className={styles.floor} x={82 + x * 100} y={88 + y * 104}>
              {seconds}
            </text>
          </g>
        )),
      )}
      <path className={styles.line} d="M42 252h180" />
      <circle className={styles.button} cx="82" cy="318" r="40" />
      <path className={styles.door} d="m76 302-12 16 12 16M88 302l12 16-12 16" />
      <circle className={styles.button} cx="182" cy="318" r="40" />
      <path className={styles.door} d="m164 302 12 16-12 16M200 302l-12 16 12 16" />
    </svg>
  );
}
