import { Trans } from '@lingui/react/macro';

import fold from '#app/components/ui/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/typography.module.css';
import { SectionLink } from './section-link';
import { useCurrentSection } from './use-current-section';
import styles from './page-contents.module.css';

type PageContentsProps = {
  entries: readonly { id: string; text: string; level?: 2 | 3 }[];
  /** Only where it is not the page's. */
  lang?: string;
  numbered?: boolean;
};

/** Nothing for fewer than two. Folded where it would stand between the title and the text. */
export function PageContents({ entries, lang, numbered = false }: PageContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
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
        <ol lang={lang}>
          {entries.map(({ id, text, level }) => (
            <li key={id} className={level === 3 ? styles.part : undefined} dir="auto">
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
