import type { ReactNode } from 'react';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import surface from '#app/components/ui/styles/surface.module.css';
import type { Locale } from '#app/i18n/locales';
import type { Passage } from '../pitch';
import { PassageText } from './passage-text';
import styles from './spotlight.module.css';

/** The deep surface at the top of a pitch's page, over its whole width: what is said stands there alone. */
export function Spotlight({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={joinClasses(surface.deep, styles.spotlight, className)}>
      <div className={joinClasses(layout.wrap, styles.inside)}>{children}</div>
    </div>
  );
}

type SentenceProps = {
  passage: Passage;
  lang: Locale;
  /** The title of the page, or what the title announces. */
  as: 'h1' | 'blockquote';
};

/** The sentence to remember, between guillemets, as large as the screen bears. */
export function Sentence({ passage, lang, as: Tag }: SentenceProps) {
  return (
    <Tag className={styles.sentence} lang={lang}>
      <OpeningGuillemet />
      <span>
        <PassageText passage={passage} />
      </span>
      <ClosingGuillemet />
    </Tag>
  );
}

/** What the offer is called, below its sentence; nothing where nobody said. */
export function OfferName({ name, lang }: { name: string | undefined; lang: Locale }) {
  if (!name) return null;
  return (
    <p className={styles.name} lang={lang}>
      {name}
    </p>
  );
}
