import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';

/** Longer than any address of the site, in characters. */
const maxLength = 1000;

/**
 * Ends the way to an address that is none, given with its query. On the server it sends to `/404`, which the edge
 * turns into a bare 404 where no person asks; in the browser the not-found screen takes the page's place. Always throws.
 */
export const noSuchPage: (address: string) => never = createIsomorphicFn()
  .server((address: string): never => {
    throw redirect({ to: '/404', search: { from: address.slice(0, maxLength) } });
  })
  .client((): never => {
    throw notFound();
  });
