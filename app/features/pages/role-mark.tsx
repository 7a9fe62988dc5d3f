import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import styles from './role-mark.module.css';

/** The punctuation of a role between guillemets, where others show a portrait. Decoration. */
export function RoleMark({ mark }: { mark: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <OpeningGuillemet />
      <span>{mark}</span>
      <ClosingGuillemet />
    </span>
  );
}
