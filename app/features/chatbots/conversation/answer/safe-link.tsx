import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a page of this site, to another site or to a mail address; any other is its text alone. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const url = URL.parse(href, 'http://this-site.invalid');
  if (url?.host === 'this-site.invalid' && url.protocol === 'http:') {
    return (
      <Link to={url.pathname} hash={url.hash.slice(1)}>
        {children}
      </Link>
    );
  }
  if (!url || !/^(?:https?|mailto):$/.test(url.protocol)) return children;
  return (
    <a href={url.href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
