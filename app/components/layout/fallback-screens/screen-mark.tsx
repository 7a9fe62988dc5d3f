import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import styles from './screen-mark.module.css';

export function ScreenMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}
