import { type BundledArticle, type BundledChatbot, readArticleFile, readChatbotFile } from './front-matter';

export type Library = { articles: BundledArticle[]; chatbots: BundledChatbot[] };

const articleFiles = import.meta.glob<string>('/app/content/articles/**/*.md', {
  query: '?raw',
  import: 'default',
});
const chatbotFiles = import.meta.glob<string>('/app/content/chatbots/**/*.md', {
  query: '?raw',
  import: 'default',
});

/** The articles and chatbots of `app/content`. Throws where a file is not well-formed. */
export async function readLibrary(): Promise<Library> {
  return {
    articles: await readAll(articleFiles, readArticleFile),
    chatbots: await readAll(chatbotFiles, readChatbotFile),
  };
}

function readAll<Entry>(
  files: Record<string, () => Promise<string>>,
  read: (path: string, source: string) => Entry,
): Promise<Entry[]> {
  return Promise.all(Object.entries(files).map(async ([path, load]) => read(path, await load())));
}
