import type { Root } from 'hast';

import { elementsOf, replaceChildren } from './tree';

/** Keeps links to http(s) and mailto. Those within the site become paths; what leads nowhere becomes text. */
export function tameLinks(tree: Root, siteUrl: string, base = '/'): void {
  for (const link of elementsOf(tree)) {
    if (link.tagName !== 'a') continue;
    const { href } = link.properties;
    const properties = typeof href === 'string' ? tamed(href, siteUrl, base) : undefined;
    link.properties = properties ?? {};
  }
  replaceChildren(tree, (child) =>
    child.type === 'element' && child.tagName === 'a' && !child.properties.href ? child.children : [child],
  );
}

function tamed(href: string, siteUrl: string, base: string) {
  if (href.startsWith('#')) return { href };
  const url = URL.parse(href, siteUrl + base);
  if (url?.protocol === 'mailto:') return { href: url.href };
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === siteUrl) return { href: url.pathname + url.search + url.hash };
  return { href: url.href, rel: ['noopener', 'noreferrer', 'nofollow'] };
}
