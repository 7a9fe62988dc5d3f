import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';

const wordsPerMinute = 200;

/** Of a text, in whole minutes; at least one. */
export function readingMinutes(tree: Root): number {
  let words = 0;
  for (const child of tree.children) {
    words += toString(child).match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  }
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
