import styles from './solution-marks.module.css';

export function MarketMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M28 30 14 48l14 18M68 30l14 18-14 18" />
      <path
        className={styles.dots}
        d="M10 16h.01M34 12h.01M58 18h.01M84 12h.01M12 82h.01M38 86h.01M62 80h.01M86 84h.01"
      />
      <path className={styles.found} d="M40 52h.01M48 40h.01M57 50h.01" />
    </svg>
  );
}

export function InnovationMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
      <path className={styles.dim} d="m12 58 12 14-12 14" />
      <path d="m36 36 14 17-14 17" />
      <path className={styles.accent} d="m62 10 18 22-18 22" />
    </svg>
  );
}

export function CommunicationMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
      <path className={styles.accent} d="M28 26 12 48l16 22" />
      <path d="M42 26h24M42 48h44M42 70h12" />
    </svg>
  );
}

export function AdoptionMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
      <path d="m8 26 16 22L8 70M88 26 72 48l16 22" />
      <circle className={styles.accent} cx="48" cy="48" r="12" />
    </svg>
  );
}
