import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import typography from '#app/components/ui/styles/typography.module.css';
import edits from '#app/components/ui/styles/edits.module.css';
import type { ExchangeSide, ReadingLink, TextSection } from '../page';
import { ReadAlso } from './read-also';
import styles from './text-parts.module.css';

/** What is sold: each with what it is, what one receives, and what one brings for it. */
export function Offers({ sections }: { sections: TextSection[] }) {
  return sections.map(({ id, title, html, exchange }) => (
    <section key={id} id={id} className={joinClasses(styles.offer, !exchange && styles.told)}>
      <h2>{title}</h2>
      <SafeHtml className={joinClasses(typography.prose, styles.text, edits.edits)} html={html} />
      {exchange && <Side side={exchange.received} className={styles.received} />}
      {exchange && <Side side={exchange.brought} />}
    </section>
  ));
}

function Side({ side: { label, html }, className }: { side: ExchangeSide; className?: string }) {
  return (
    <div className={className}>
      <h3 className={typography.label}>{label}</h3>
      <SafeHtml html={html} />
    </div>
  );
}

/** What one reads last, side by side. */
export function Asides({ sections, articles }: { sections: TextSection[]; articles: ReadingLink[] }) {
  return (
    <div className={styles.asides}>
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <SafeHtml html={html} />
        </section>
      ))}
      <ReadAlso articles={articles} />
    </div>
  );
}
