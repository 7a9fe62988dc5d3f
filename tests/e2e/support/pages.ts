/** The pages that the walk looks at; of several that differ in nothing but their text, one. */
export const walkedPages = [
  '/',
  '/solutions-ia',
  '/solutions-ia/market-intelligence',
  '/solutions-ia/innovation',
  '/solutions-ia/communication',
  '/solutions-ia/adopter-ia',
  '/solutions-ia/autres-services',
  '/services/data/ia-analyse-sentiment',
  '/services/data/ia-harcelement',
  '/agents/elevator-pitch',
  '/agents/elevator-pitch-report',
  '/services/chatbot',
  '/services/chatbot/guide',
  '/actus',
  '/actus/comment-pitch-master-vous-lit',
  '/actus/l-ai-act-pour-le-marketing',
  '/actus/brief-marketing-pour-une-ia',
  '/category/Innovation%20Lab',
  '/author/verbe',
  '/contact',
  '/contact/about-us',
  '/contact/team',
  '/contact/foire-aux-questions',
  '/newsletter',
  '/cgu',
  '/cookies',
  '/retractation',
];

/** Those that have words of their own in a tight place: the walk opens them in all languages. */
export const tightPages = [
  '/',
  '/solutions-ia/communication',
  '/services/data/ia-harcelement',
  '/agents/elevator-pitch',
  '/agents/elevator-pitch-report',
  '/services/chatbot/guide',
  '/actus',
  '/contact',
  '/contact/foire-aux-questions',
  '/newsletter',
];

/** Pages that no search engine is told of. */
export const unlistedPages = [
  '/agents/elevator-pitch-success',
  '/agents/elevator-pitch-cancel',
  '/construction',
  '/recherche',
  '/recherche?q=marketing',
  '/services/chatbot/histoire-de-l-ia',
  '/404',
];

/** The path in one language, as the language switch and the sitemap write it. */
export function inLanguage(path: string, lang: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}
