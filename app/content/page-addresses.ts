/** Where each text of `app/content/{language}` stands on the site; a folder's texts share a rule. */
const folders: Record<string, string> = {
  'solutions/': '/solutions-ia/',
  'data/': '/services/data/',
  'legal/': '/',
};

const texts: Record<string, string> = {
  faq: '/contact/foire-aux-questions',
  'company/about-us': '/contact/about-us',
  'company/contact': '/contact',
  'company/newsletter': '/newsletter',
  'company/team': '/contact/team',
  'solutions/overview': '/solutions-ia',
};

/** The path of the page that shows a text, named as `readPage` names it; undefined for a text that has no page. */
export function addressOf(name: string): string | undefined {
  if (Object.hasOwn(texts, name)) return texts[name];
  const folder = Object.keys(folders).find((start) => name.startsWith(start));
  return folder && `${folders[folder]}${name.slice(folder.length)}`;
}
