import { fold } from '../words';

/** True when a text holds the noun of the audience: « pour adultes débutants » and « les adultes débutants ». */
export function names(text: string, who: string): boolean {
  const folded = fold(text);
  const [first] =
    fold(who).match(/(?!(?:les|des|tous|toutes|jeunes|petits|petites|personnes|gens)\b)[a-z]{4,}/gu) ?? [];
  return first !== undefined && folded.includes(first.slice(0, Math.max(5, first.length - 2)));
}
