import styles from '#app/components/ui/line-sign.module.css';

export type MarkedSolution = keyof typeof marks;

/** The sign of a service, wherever the four stand one below the other. */
export function SolutionMark({ of }: { of: MarkedSolution }) {
  return (
    <svg className={styles.sign} viewBox="0 0 96 96" aria-hidden="true">
      {marks[of]}
    </svg>
  );
}

const marks = {
  market: (
    <>
      <path d="M28 26 12 48l16 22M68 26l16 22-16 22" />
      <path className={styles.found} d="M40 52h.01M48 40h.01M57 50h.01" />
    </>
  ),
  innovation: (
    <>
      <path d="m12 58 12 14-12 14" />
      <path d="m36 36 14 17-14 17" />
      <path className={styles.accent} d="m62 10 18 22-18 22" />
    </>
  ),
  communication: (
    <>
      <path className={styles.accent} d="M28 26 12 48l16 22" />
      <path d="M42 26h24M42 48h44M42 70h12" />
    </>
  ),
  adoption: (
    <>
      <path d="m8 26 16 22L8 70M88 26 72 48l16 22" />
      <circle className={styles.accent} cx="48" cy="48" r="12" />
    </>
  ),
};
