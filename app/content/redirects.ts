/** Hosts outside this site that a redirect may lead to, over https only; with the port where it is not 443. */
export const allowedHosts: readonly string[] = [];

/**
 * Where the addresses of the earlier site lead, for good. On the left a path in small letters, without a slash at its
 * end; `{id}` stands for its last segment, as it was written. On the right a page of this site.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/marketing-digital': '/actus/marketing-digital',
  '/test-de-turing': '/actus/test-de-turing',
  '/eliza-the-story-of-a-bot': '/actus/eliza-the-story-of-a-bot',
  '/algorithme-lisa': '/services/data/ia-analyse-sentiment',
  '/frankenstein-harcelement': '/services/data/ia-harcelement',
  '/chatbot': '/services/chatbot',
  '/bot': '/services/chatbot',
  '/services/elevator-pitch': '/agents/elevator-pitch',
  '/services/elevator-pitch-cancel': '/agents/elevator-pitch-cancel',
  '/services/elevator-pitch-success': '/agents/elevator-pitch-success',
  '/services/elevator-pitch/{id}': '/agents/elevator-pitch/{id}',
};
