export type RedirectStatus = 301 | 302 | 307 | 308;

/**
 * An address of the past. `from` is a path in small letters, without a slash at its end; `{name}` stands for one
 * segment, which `to` may take up as it was written. `to` is a path of this site, or an address of a listed host.
 */
export type RedirectRule = { from: string; to: string; status: RedirectStatus };

/** Hosts outside this site that a redirect may lead to, over https only; with the port where it is not 443. */
export const allowedHosts: readonly string[] = [];

/** Where the addresses of the earlier site lead (specification §2). */
export const redirects: readonly RedirectRule[] = [
  { from: '/marketing-digital', to: '/actus/marketing-digital', status: 301 },
  { from: '/test-de-turing', to: '/actus/test-de-turing', status: 301 },
  { from: '/eliza-the-story-of-a-bot', to: '/actus/eliza-the-story-of-a-bot', status: 301 },
  { from: '/algorithme-lisa', to: '/services/data/ia-analyse-sentiment', status: 301 },
  { from: '/frankenstein-harcelement', to: '/services/data/ia-harcelement', status: 301 },
  { from: '/chatbot', to: '/services/chatbot', status: 301 },
  { from: '/bot', to: '/services/chatbot', status: 301 },
  { from: '/services/elevator-pitch', to: '/agents/elevator-pitch', status: 301 },
  { from: '/services/elevator-pitch-cancel', to: '/agents/elevator-pitch-cancel', status: 301 },
  { from: '/services/elevator-pitch-success', to: '/agents/elevator-pitch-success', status: 301 },
  { from: '/services/elevator-pitch/{id}', to: '/agents/elevator-pitch/{id}', status: 301 },
];
