// Case-insensitive like the router; also what follows a pitch's address, and its address of the earlier site.
const pitchPath = /^\/+(?:agents|services)\/+elevator-pitch\/+[^/]/i;

const orderPath = /^\/+agents\/+elevator-pitch-(order|sandbox)\/+[^/]/i;

/** True for the address of a pitch, however it is escaped, and below it. */
export function isPitchPath(path: string): boolean {
  return pitchPath.test(unescaped(path));
}

/** Pages whose query is a secret of its reader's, or what they typed: of a pitch, an order, a subscription, a search. */
const privateAddress =
  /^\/+(?:agents\/+elevator-pitch-(?:success|cancel|report)|newsletter\/+(?:confirm|unsubscribe)|retractation|recherche)\/*$/i;

/**
 * True where the address of a page is for nobody else: the next page, and what measures there, reads its referrer. That
 * of an order too, whose buttons the browser itself posts: without any referrer it would keep its own origin from them.
 */
export function hasPrivateAddress(path: string): boolean {
  return privateAddress.test(unescaped(path)) || orderPath.test(unescaped(path));
}

/** The form of Pitch Master and the pitches, which follow it without a new page. */
export function isPitchMasterPath(path: string): boolean {
  return /^\/+agents\/+elevator-pitch(?:\/|$)/i.test(unescaped(path));
}

/** The framework reads `/%5FserverFn/…` as one too. */
export function isFunctionPath(path: string): boolean {
  return unescaped(path).startsWith('/_serverFn/');
}

/** A path as logs may have it: without ids of pitches and orders, nor what looks like one or like an e-mail elsewhere. */
export function loggedPath(path: string): string {
  const read = unescaped(path);
  if (pitchPath.test(read)) return '/agents/elevator-pitch/:id';
  const [, page] = orderPath.exec(read) ?? [];
  if (page) return `/agents/elevator-pitch-${page.toLowerCase()}/:id`;
  return (/[A-Z@%]/.test(path) ? withoutSecrets(path) : path).slice(0, 200);
}

/** Somebody mistypes the address of a pitch, or writes an e-mail into the address bar. */
function withoutSecrets(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      if (/@|%40/.test(segment)) return ':email';
      return /^(?=.*[A-Z])(?=.*[a-z])[\w-]{22}$/.test(segment) ? ':id' : segment;
    })
    .join('/');
}

/** Only ASCII matters here; the rest may not be valid UTF-8. */
function unescaped(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
