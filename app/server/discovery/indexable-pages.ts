import { pageNames } from '#app/server/text-files/text-files';

const screens = [
  '/',
  '/actus',
  '/agents/elevator-pitch',
  '/agents/elevator-pitch-report',
  '/services/chatbot',
];

/** Paths of the pages for search engines that need no content service, sorted. */
export function indexablePages(): string[] {
  const texts = pageNames('fr').map((name) => `/${name}`);
  return [...new Set([...screens, ...texts])].toSorted();
}
