import { redirects } from '#app/content/redirects';
import { plainAnswer } from '#app/server/answers';

/**
 * `GET /builds/meta/{id}.json`: `redirects` of the earlier site as `matchRedirect` reads them, and the paths of the pages
 * that have a payload (`prerendered`). 404 for a build that is not this one: its own rules may have been others.
 */
export function buildManifest(
  file: string,
  { id, prerendered }: { id: string | undefined; prerendered: readonly string[] },
): Response {
  if (id === undefined || file !== `${id}.json`) {
    return plainAnswer('Not found', 404);
  }
  return Response.json(
    { id, redirects, prerendered },
    { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  );
}
