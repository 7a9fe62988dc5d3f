import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import { SafeHtml } from '#app/components/ui/safe-html';
import surface from '#app/components/ui/styles/surface.module.css';
import type { TextSection } from '../page';
import counted from '../counted.module.css';
import styles from './mission.module.css';

/** The steps of every mission, in one row where there is room. */
export function Mission({ section: { id, title, html, entries } }: { section: TextSection }) {
  return (
    <section id={id} className={joinClasses(styles.mission, surface.deep)}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <SafeHtml html={html} />
        </div>
        <ol className={joinClasses(counted.counted, styles.steps)}>
          {entries.map((step) => (
            <li key={step.id} id={step.id}>
              <h3>{step.title}</h3>
              <SafeHtml html={step.html} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
