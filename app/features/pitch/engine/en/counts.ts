import { countWords } from '../words';

/** “People with a garden and no time, people with time and no garden.” */
export const thosePeople = /^(?:People|Families|Parents|Neighbours|Those) (?:with|without|who)\b/u;

/** “12,000 downloads”: two words that prove something. */
export const reach =
  /^\d[\d,.]* (?:downloads|customers|users|members|subscribers|clients|orders|shops|stores|schools|families|volunteers|students|backers|participants|sites|hotels|patients|stockists|restaurants|companies|installed|sold|built|delivered|planted)[.]?$/u;

/** “1,340 doors opened in 2025, 38 minutes on average” with less of its tail, longest first. */
export function countsFirst(line: string): string[] {
  return [...line.matchAll(/, /gu)]
    .map(({ index }) => line.slice(0, index))
    .filter((left) => {
      const dropped = line.slice(left.length);
      // “10 prisoners, one book, one author” goes together, and a share or a score is the best of it.
      return (
        /\d/u.test(left) &&
        countWords(left) >= 3 &&
        /^, (?:[£€$]?\d|no )/u.test(dropped) &&
        !/%|\bout of\b/u.test(dropped)
      );
    })
    .toReversed()
    .map((left) => `${left}.`);
}
