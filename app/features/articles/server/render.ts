import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import type { BodyBlock } from '#app/server/content/content-source';
import type { ArticlePart, ContentsEntry } from '../article';
import { giveAnchors } from '#app/server/markdown/anchors';
import { tameLinks } from '#app/server/markdown/links';
import { markdownTree } from '#app/server/markdown/markdown';
import { readingMinutes } from '#app/server/markdown/reading-time';
import { cutIntoParts } from './parts';
import { childElements, elementsOf, replaceChildren } from '#app/server/markdown/tree';

export type Body = { parts: ArticlePart[]; contents: ContentsEntry[]; minutes: number };

/** `siteUrl` is the origin, without a final slash. */
export function renderBody(blocks: BodyBlock[], siteUrl: string): Body {
  const minutes = readingMinutes(blocks.map(({ markdown }) => markdown));
  try {
    return { ...bodyOf(treeOf(blocks), siteUrl), minutes };
  } catch (error) {
    // Nested deeper than the stack: shown as plain text.
    if (error instanceof RangeError) return { ...bodyOf(wordsOf(blocks), siteUrl), minutes };
    throw error;
  }
}

function treeOf(blocks: BodyBlock[]): Root {
  const tree: Root = { type: 'root', children: [] };
  for (const { markdown, illustration, caption } of blocks) {
    tree.children.push(...markdownTree(markdown).children);
    if (!illustration) continue;
    const { url, ...picture } = illustration;
    tree.children.push({
      type: 'element',
      tagName: 'img',
      properties: { src: url, title: caption, ...picture },
      children: [],
    });
  }
  return tree;
}

function wordsOf(blocks: BodyBlock[]): Root {
  return {
    type: 'root',
    children: blocks.map(({ markdown }) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value: markdown }],
    })),
  };
}

function bodyOf(tree: Root, siteUrl: string): Omit<Body, 'minutes'> {
  // First, as the search does: what is changed or taken out below would change the anchors that it links to.
  giveAnchors(tree);
  tameLinks(tree, siteUrl, '/actus/');
  dropEmptyHeadings(tree);
  turnToTheRight(tree);
  keepWhole(tree);
  takeNumbersOut(tree);
  return {
    contents: contentsOf(tree),
    parts: cutIntoParts(tree),
  };
}

/** Such as one whose only content was a script. */
function dropEmptyHeadings(tree: Root): void {
  replaceChildren(tree, (child) => {
    const heading = child.type === 'element' && /^h[2-6]$/.test(child.tagName);
    const empty = heading && !toString(child).trim() && elementsOf(child).next().done;
    return empty ? [] : [child];
  });
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const blockNames = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'th', 'td']);

/** Text that holds right-to-left letters takes its direction from its first letter. */
function turnToTheRight(tree: Root): void {
  for (const block of elementsOf(tree)) {
    if (blockNames.has(block.tagName) && rightToLeft.test(toString(block))) block.properties.dir ??= 'auto';
  }
}

/** At the end of a line neither the name of the tool breaks, nor a short word at its hyphen (`soi-même`). */
function keepWhole(tree: Root): void {
  replaceChildren(tree, (child) => (child.type === 'text' ? wholeWordsOf(child.value) : [child]));
}

const hyphenated = /(?<![\p{L}\p{N}-])(\p{L}{1,6}(?:-\p{L}{1,7}){1,2})(?![\p{L}\p{N}-])/u;

/** Wraps the word to keep it on one line: a no-break hyphen would be copied with the text. */
function wholeWordsOf(text: string): ElementContent[] {
  return text
    .replaceAll('Pitch Master', 'Pitch\u00a0Master')
    .split(hyphenated)
    .map((value, at): ElementContent => {
      const words = { type: 'text' as const, value };
      return at % 2 === 0
        ? words
        : { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [words] };
    })
    .filter((child) => child.type !== 'text' || child.value !== '');
}

/** The number of a title is an element of its own: where there is a margin, it stands there. */
function takeNumbersOut(tree: Root): void {
  for (const heading of childElements(tree)) {
    const [first] = heading.children;
    if (heading.tagName !== 'h2' || first?.type !== 'text') continue;
    const [all, number = ''] = /^(\d+)\.\s+/u.exec(first.value) ?? [];
    if (!all) continue;
    first.value = first.value.slice(all.length);
    heading.children.unshift(
      { type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: `${number}.` }] },
      { type: 'text', value: ' ' },
    );
  }
}

function contentsOf(tree: Root): ContentsEntry[] {
  return [...elementsOf(tree)].flatMap((heading): ContentsEntry[] => {
    const level = heading.tagName === 'h2' ? 2 : 3;
    const { id } = heading.properties;
    const text = toString(heading).trim();
    if (heading.tagName !== `h${level}` || typeof id !== 'string' || !text) return [];
    return [{ id, text, level }];
  });
}
