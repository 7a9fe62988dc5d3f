import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import styles from './role-mark.module.css';

export function RoleMark({ mark }: { mark: string }) {
  return (
    <span className={joinClasses(surface.deep, styles.mark)} aria-hidden="true">
      <OpeningGuillemet />
      <span data-mark={mark}>{mark}</span>
      <ClosingGuillemet />
    </span>
  );
}
