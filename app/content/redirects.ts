/** Hosts outside this site that a redirect may lead to, over https only; with the port where it is not 443. */
export const allowedHosts: readonly string[] = [];

/** Keys are lower-case paths without a final slash; `{id}` stands for the last segment, as it was written. */
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
