import { SafeHtml } from '#app/components/ui/safe-html';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { TextEntry, TextSection } from '../page';
import { RoleMark } from '../role-mark';
import styles from './company-section.module.css';

export function CompanySection({ section }: { section: TextSection }) {
  const { id, title, html, ordered, entries } = section;
  if (entries.some(({ mark }) => mark)) return <Roles section={section} />;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className={joinClasses(layout.wrap, styles.part, ordered && styles.course)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>
        {html && <SafeHtml className={typography.prose} html={html} />}
        {entries.length > 0 && (
          <List className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </div>
    </section>
  );
}

function Entry({ entry: { id, title, html } }: { entry: TextEntry }) {
  return (
    <li>
      <h3 id={id}>{title}</h3>
      <SafeHtml className={typography.prose} html={html} />
    </li>
  );
}

function Roles({ section: { id, title, entries } }: { section: TextSection }) {
  return (
    <section className={layout.wrap} aria-labelledby={id}>
      <h2 id={id} className={typography.hidden}>
        {title}
      </h2>
      <ul className={styles.roles}>
        {entries.map((role) => (
          <Role key={role.id} role={role} />
        ))}
      </ul>
    </section>
  );
}

function Role({ role: { id, title, html, mark } }: { role: TextEntry }) {
  return (
    <li className={styles.role}>
      {mark && <RoleMark mark={mark} />}
      <h3 id={id}>{title}</h3>
      <SafeHtml className={styles.text} html={html} />
    </li>
  );
}
