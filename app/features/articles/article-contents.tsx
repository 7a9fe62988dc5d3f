import { Trans } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import type { ContentsEntry } from './article';

/** The headings of an article as links to them; nothing for an article with fewer than two. */
export function ArticleContents({ entries, lang }: { entries: ContentsEntry[]; lang: Locale }) {
  if (entries.length < 2) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-title">
      <h2 id="contents-title">
        <Trans>Contents</Trans>
      </h2>
      <ol lang={lang}>
        {entries.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'contents-part' : undefined} dir="auto">
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
