import { pageNames } from '#app/server/pages/pages';

/** Those that show more than a text of `app/content`. */
const screens = ['/', '/actus', '/agents/elevator-pitch', '/services/chatbot'];

/** The path of every page for search engines that no content service knows of, each once. */
export function indexablePages(): string[] {
  const texts = pageNames('fr').map((name) => `/${name}`);
  return [...new Set([...screens, ...texts])].toSorted();
}
