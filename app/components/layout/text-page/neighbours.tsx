import { Link, type LinkProps } from '@tanstack/react-router';

import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './neighbours.module.css';

type Neighbour = {
  link: Pick<LinkProps, 'to' | 'params'>;
  /** Which of the two it is, in words. */
  kind: string;
  title: string;
  lang?: string;
};

type NeighboursProps = { label: string; before: Neighbour | undefined; after: Neighbour | undefined };

/** Links to the pages that stand before and after this one in their order. */
export function Neighbours({ label, before, after }: NeighboursProps) {
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {before && <NeighbourLink {...before} rel="prev" />}
      {after && <NeighbourLink {...after} rel="next" />}
    </nav>
  );
}

function NeighbourLink({ link, kind, title, lang, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  return (
    <Link {...link} className={joinClasses(styles.neighbour, rel === 'next' && styles.next)} rel={rel}>
      <span className={typography.eyebrow}>{kind}</span>
      <span className={styles.title} lang={lang} dir={lang && 'auto'}>
        {title}
      </span>
    </Link>
  );
}
