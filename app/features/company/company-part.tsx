import { SafeHtml } from '#app/components/ui/safe-html';
import type { CompanyEntry, CompanySection } from './company';

/** A section of a text of the house: its title beside what it says, its entries as a ruled list. */
export function CompanyPart({ section }: { section: CompanySection }) {
  const { id, title, html, ordered, entries } = section;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className="wrap company-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="company-part-body">
        {html && <SafeHtml className="prose" html={html} />}
        {entries.length > 0 && (
          <List className="company-entries">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </div>
    </section>
  );
}

function Entry({ entry: { id, title, html } }: { entry: CompanyEntry }) {
  return (
    <li>
      <h3 id={id}>{title}</h3>
      <SafeHtml className="prose" html={html} />
    </li>
  );
}
