import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import styles from './role-mark.module.css';

/** Decoration, where others show a portrait. */
export function RoleMark({ mark }: { mark: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <OpeningGuillemet />
      <span data-mark={mark}>{mark}</span>
      <ClosingGuillemet />
    </span>
  );
}
