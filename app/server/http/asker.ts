import { isbot } from 'isbot';

// Two that isbot does not know in every guise.
const auditors = /lighthouse|pagespeed|gtmetrix/i;

/** True for a person's browser; false for crawlers, link previews, performance auditors, and who says nothing. */
export function isPerson(request: Request): boolean {
  const agent = request.headers.get('user-agent') ?? '';
  return agent !== '' && !isbot(agent) && !auditors.test(agent);
}

// What a page loads, and what programs talk to: there nobody reads a page.
const assets =
  /^\/(?:_serverFn|_ipx|api|assets|builds)(?:\/|$)|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|ttf|txt|webm|webmanifest|webp|woff2?|xml|zip)$/i;

/** True when the request is for a page to look at, not for a file, a picture or data. */
export function wantsPage(request: Request): boolean {
  return (
    /^(?:GET|HEAD)$/.test(request.method) &&
    (request.headers.get('accept') ?? '').includes('text/html') &&
    !assets.test(new URL(request.url).pathname)
  );
}
