import { Trans } from '@lingui/react/macro';

import { useEffect, useRef } from 'react';

import fold from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import { SectionLink } from './section-link';
import { useCurrentSection } from './use-current-section';
import styles from './page-contents.module.css';

type PageContentsProps = {
  /** `count`: the number of entries in the section, shown only in a `row`. */
  entries: readonly { id: string; text: string; level?: 2 | 3; count?: number }[];
  /** Language of the entries, where it is not the page's. */
  lang?: string;
  numbered?: boolean;
  /** One line, which scrolls to what is being read; its first entry is marked from the start. */
  row?: boolean;
};

/** Nothing for fewer than two. Folded where it would stand between the title and the text. */
export function PageContents({ entries, lang, numbered = false, row = false }: PageContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentSection(
    entries.map(({ id }) => id),
    row ? entries[0]?.id : undefined,
  );

  // Only the element knows how far its line is scrolled.
  useEffect(() => {
    if (!row || !current) return;
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 });
  }, [row, current]);

  if (entries.length < 2) return null;
  return (
    <nav
      className={joinClasses(styles.contents, numbered && styles.numbered)}
      aria-labelledby="contents-title"
    >
      <h2 id="contents-title" className={typography.label}>
        <Trans>Contents</Trans>
      </h2>
      <details className={fold.fold}>
        <summary>
          <Trans>Contents</Trans>
        </summary>
        <ol ref={list} lang={lang}>
          {entries.map(({ id, text, level, count }) => (
            <li key={id} className={level === 3 ? styles.part : undefined} dir="auto" data-count={count}>
              <SectionLink id={id} current={id === current}>
                {text}
              </SectionLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
