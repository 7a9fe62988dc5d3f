import { getDocumentProxy } from 'unpdf';

export type ReadPdf = {
  title: unknown;
  /** The title in the file's XML. */
  xmlTitle: unknown;
  lang: unknown;
  pages: number;
  /** Says of itself that its structure is marked. */
  tagged: boolean;
  /** Kinds of the elements in their order, with the language or the words that they carry. */
  elements: string[];
  text: string;
  pageTexts: string[];
  /** Where words stand: on which page, from 0, and how high, in points from its foot. */
  placeOf(words: string): { page: number; height: number } | undefined;
  /** The addresses that it leads to. */
  links: string[];
  /** Names of the faces, and how many of them the file holds. */
  faces: string[];
  embedded: number;
};

/** What a reader of PDF finds in a file. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const [{ info, metadata }, marks] = await Promise.all([document.getMetadata(), document.getMarkInfo()]);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)),
  );
  const contents = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.filter((item) => 'str' in item);
    }),
  );
  const texts = contents.map((items) => items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  const annotations = await Promise.all(pages.map((page) => page.getAnnotations()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const file = bytes.toString('latin1');
  return {
    title: 'Title' in info ? info.Title : undefined,
    xmlTitle: metadata?.get('dc:title'),
    lang: 'Language' in info ? info.Language : undefined,
    pages: pages.length,
    tagged: marks?.Marked === true,
    elements: trees.flatMap((tree) => elementsOf(tree)),
    text: texts.join('\n'),
    pageTexts: texts,
    placeOf(words) {
      const page = contents.findIndex((items) => items.some(({ str }) => str.includes(words)));
      const item = contents[page]?.find(({ str }) => str.includes(words));
      return item && { page, height: Number(item.transform[5]) };
    },
    links: annotations.flat().flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
    faces: Array.from(file.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g), ([, name = '']) => name).toSorted(),
    embedded: file.match(/\/FontFile[23]? \d+ 0 R/g)?.length ?? 0,
  };
}

type Node = { role?: string; alt?: string; lang?: string; children?: unknown[] };

function elementsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { role, alt, lang, children = [] } = node;
  const about = alt ?? lang;
  const own = role && role !== 'Root' ? [about === undefined ? role : `${role} ${about}`] : [];
  return [...own, ...children.flatMap(elementsOf)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Words without what line breaks and spaces of other widths change. */
export function wordsOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
