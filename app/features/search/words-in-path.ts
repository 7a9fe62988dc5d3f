import { isCleanText } from '#app/lib/clean-text';
import { beginningOf } from '#app/lib/text';
import { queryLimit } from './search';

/** The words of the last part of a path, as in `mon-article` of `/actus/mon-article.html`; empty where it has none. */
export function wordsInPath(path: string): string {
  const [last = ''] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).slice(-1);
  const words = decoded(last)
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[\s\-_.+]+/g, ' ')
    .trim();
  return isCleanText(words) ? beginningOf(words, queryLimit).trim() : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toWellFormed();
  } catch {
    return part;
  }
}
