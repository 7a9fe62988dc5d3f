import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import styles from './screen-mark.module.css';

/** The guillemets with nothing between them: the sign of a screen that has nothing to say. */
export function ScreenMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}
