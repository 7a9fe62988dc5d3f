import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';

/** In characters. */
const maxLength = 1000;

/** Throws: on the server a redirect to `/404`, which the edge makes a bare 404 for crawlers; else "not found". */
export const noSuchPage: (address: string) => never = createIsomorphicFn()
  .server((address: string): never => {
    throw redirect({ to: '/404', search: { from: address.slice(0, maxLength) } });
  })
  .client((): never => {
    throw notFound();
  });
