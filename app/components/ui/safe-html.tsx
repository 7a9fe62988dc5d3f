import { useRouter, useSearch } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

import type { Locale } from '#app/i18n/locales';
import { markOf } from '#app/lib/shown-html';

type SafeHtmlProps = {
  html: string;
  className?: string;
  lang?: string;
  /** Words within a line, without blocks. */
  inline?: boolean;
};

/** HTML that `server/markdown` has sanitised; the Markdown library stays on the server. */
export function SafeHtml({ html, className, lang, inline = false }: SafeHtmlProps) {
  const Tag = inline ? 'span' : 'div';
  const router = useRouter();
  const addressLang = useSearch({ strict: false, select: (search) => search.lang });

  /** Links within the site navigate without a reload; one that asks for another language loads its page. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path || !isPage(path) || event.button !== 0 || hasModifier(event) || event.defaultPrevented) return;
    const asked = languageIn(path);
    if (asked && asked !== document.documentElement.lang) return;
    event.preventDefault();
    void router.navigate({ href: path });
  }

  return (
    // What is pressed are the links inside.
    <Tag
      className={className}
      lang={lang}
      onClick={follow}
      data-html={import.meta.env.SSR ? markOf(html) : undefined}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: addressLang ? withLang(html, addressLang) : html }}
    />
  );
}

function isPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/\.\w+(?:[?#]|$)/.test(path);
}

function languageIn(path: string): string | undefined {
  return /[?&](?:amp;|#x26;)?lang=(\w+)/.exec(path)?.[1];
}

/** Links to pages of the site keep the language of the address (product 3.2), also where no script follows them. */
function withLang(html: string, lang: Locale): string {
  return html.replaceAll(/(<a\b[^>]*? href=")([^"]+)/g, (link, start: string, path: string) => {
    if (!isPage(path) || languageIn(path)) return link;
    const [, address = '', hash = ''] = /^((?:&#x26;|[^#])*)(.*)$/s.exec(path) ?? [];
    return `${start}${address}${address.includes('?') ? '&amp;' : '?'}lang=${lang}${hash}`;
  });
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
