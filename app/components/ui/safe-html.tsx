import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

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
  const router = useRouter({ warn: false });

  /** Links within the site navigate without a reload and keep `?lang`. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path || !isPage(path) || event.button !== 0 || hasModifier(event) || event.defaultPrevented) return;
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
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function isPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/\.\w+(?:[?#]|$)/.test(path);
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
