import { isbot } from 'isbot';

// Two that isbot does not know in every guise.
const auditors = /lighthouse|pagespeed|gtmetrix/i;

/** False for crawlers, link previews and performance auditors. */
export function isPerson(request: Request): boolean {
  const agent = request.headers.get('user-agent') ?? '';
  return agent !== '' && !isbot(agent) && !auditors.test(agent);
}

// Files and data, which nobody reads as a page.
const assets =
  /^\/(?:_serverFn|_ipx|api|assets|builds)(?:\/|$)|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|ttf|txt|webm|webmanifest|webp|woff2?|xml|zip)$/i;

/** True for a request that reads a page, not data or a file. */
export function wantsPage(request: Request): boolean {
  return isRead(request) && looksForPage(request);
}

/** True where a page can be the answer: to who reads, and to a form that was sent before its script could answer. */
export function acceptsPage(request: Request): boolean {
  return isRead(request) || (request.method === 'POST' && looksForPage(request));
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function looksForPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  return accepted.includes('text/html') && !assets.test(new URL(request.url).pathname);
}
