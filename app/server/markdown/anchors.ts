import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { unified } from 'unified';

/** The prefix keeps a heading's words from naming another part of the page. */
const toAnchors = unified().use(rehypeSlug, { prefix: 'section-' });

/** Gives each heading of an article an id made of its words; a second one of the same words is numbered. */
export function giveAnchors(tree: Root): void {
  toAnchors.runSync(tree);
}
