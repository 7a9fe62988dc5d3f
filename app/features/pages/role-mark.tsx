import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import styles from './role-mark.module.css';

export function RoleMark({ mark }: { mark: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <OpeningGuillemet />
      <span data-mark={mark}>{mark}</span>
      <ClosingGuillemet />
    </span>
  );
}
