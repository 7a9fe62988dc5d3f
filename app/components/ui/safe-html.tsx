import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

import { markOf } from '#app/lib/shown-html';

/** HTML that `server/markdown` has sanitised; the Markdown library stays on the server. */
export function SafeHtml({ html, className, lang }: { html: string; className?: string; lang?: string }) {
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
    // The links inside are what is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
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
