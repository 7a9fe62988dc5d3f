import { Trans } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import type { LegalText } from './legal';

/** The sections of a legal text as links to them, numbered as they are. */
export function LegalContents({ sections, lang }: { sections: LegalText['sections']; lang: Locale }) {
  return (
    <nav className="legal-contents" aria-labelledby="legal-contents-title">
      <h2 id="legal-contents-title">
        <Trans>Contents</Trans>
      </h2>
      <ol lang={lang}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
