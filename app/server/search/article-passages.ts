import { setImmediate } from 'node:timers/promises';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';

import type { Locale } from '#app/i18n/locales';
import type { Article, BodyBlock } from '../content/content-source';
import { giveAnchors } from '../markdown/anchors';
import { markdownTree } from '../markdown/markdown';
import { type Findable, findableArticle } from './documents';

/** Articles and each of their sections at its anchor; one article after the other, so that the process goes on answering. */
export async function articlePassages(
  cards: readonly Article[],
  sectionsOf: (card: Article) => readonly Section[] | Promise<readonly Section[]>,
  locale: Locale,
): Promise<Findable[]> {
  const passages: Findable[] = [];
  for (const card of cards) {
    const whole = findableArticle(card, locale);
    passages.push(whole, ...(await sectionsOf(card)).map((section) => sectionOf(whole, section)));
    await setImmediate();
  }
  return passages;
}

function sectionOf({ kind, address, title: partOf, lang }: Findable, { id, title, text }: Section): Findable {
  return { kind, address: `${address}#${encodeURIComponent(id)}`, title, partOf, text, lang };
}

/** `id`: its anchor. */
export type Section = { id: string; title: string; text: string };

/** What stands before the first heading is the summary's business. */
export function sectionsIn(blocks: readonly BodyBlock[]): Section[] {
  const tree: Root = {
    type: 'root',
    children: blocks.flatMap(({ markdown }) => markdownTree(markdown).children),
  };
  giveAnchors(tree);
  const sections: Section[] = [];
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    const words = toString(child).replace(/\s+/g, ' ').trim();
    const { id } = child.properties;
    if (/^h[23]$/.test(child.tagName) && typeof id === 'string')
      sections.push({ id, title: words, text: '' });
    else {
      const section = sections.at(-1);
      if (section) section.text = `${section.text} ${words}`.trim();
    }
  }
  return sections.filter(({ text }) => text !== '');
}
