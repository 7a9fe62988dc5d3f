import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { TextSection } from '../page';
import counted from '../counted.module.css';
import styles from './mission.module.css';

/** The steps of every mission, one below the other. */
export function Mission({ section: { id, title, html, entries } }: { section: TextSection }) {
  return (
    <section id={id} className={joinClasses(layout.wrap, styles.mission)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {html && <SafeHtml html={html} />}
      </div>
      <ol className={joinClasses(counted.counted, styles.steps)}>
        {entries.map((step) => (
          <li key={step.id} id={step.id}>
            <h3>{step.title}</h3>
            <SafeHtml html={step.html} />
          </li>
        ))}
      </ol>
    </section>
  );
}
