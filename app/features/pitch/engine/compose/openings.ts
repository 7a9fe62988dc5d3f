import { bareWords, sharesFact, stem, tellingWords, type Source } from '../score/source';
import { hookBeat, weigh, type Beat, type Variant } from './beat';
import type { Line } from './search';

/**
 * Ways to begin that differ from the one used and from each other, best first: at most `most` of those that
 * `isSound` lets pass, which is asked as late as can be.
 */
export function otherHooks(
  beats: Beat[],
  used: string | undefined,
  audience: string[],
  most: number,
  isSound: (hook: Variant) => boolean,
): Variant[] {
  const kept: Variant[] = [];
  const taken = used === undefined ? [] : [used];
  for (const hook of hooksOf(beats)) {
    if (kept.length === most) break;
    // Two lines about the same people may well say different things.
    const isNew = !taken.some(
      (text) => beginsAlike(text, hook.text) || saysTheSame(text, hook.text, audience),
    );
    if (!isNew || !isSound(hook)) continue;
    kept.push(hook);
    taken.push(hook.text);
  }
  return kept;
}

/** True when none of the lines says again what the first one, an opening, has said; the `audience` may be named again. */
export function isSaidOnce([first, ...after]: Line[], audience: string[]): boolean {
  return first === undefined || !after.some(({ text }) => saysTheSame(first.text, text, audience));
}

/**
 * The beats with that hook and no other. What the brief itself said in another hook is told right after it; what would
 * be said twice is left out.
 */
export function openWith(beats: Beat[], hook: Variant, source: Source): Beat[] {
  const at = beats.findIndex(({ name }) => name === hookBeat);
  const usual = beats.filter(({ weight }) => Object.values(weight).some((one) => one > 0));
  const facts = hooksOf(usual).filter(
    ({ text }) => !beginsAlike(text, hook.text) && sharesFact(text, source),
  );
  const opening: Beat[] = [
    { name: hookBeat, variants: [hook], weight: weigh(100, 100, 100, 100) },
    ...(facts.length === 0 ? [] : [{ name: 'problem', variants: facts, weight: weigh(2, 6, 8, 8) }]),
  ];
  const said = bareWords(hook.text);
  const rest = (some: Beat[]) =>
    some.filter(
      ({ name, variants }) => name !== hookBeat && !variants.some(({ text }) => bareWords(text) === said),
    );
  return [...rest(beats.slice(0, at)), ...opening, ...rest(beats.slice(at))];
}

/** True for texts with the same first words. */
export function beginsAlike(one: string, other: string): boolean {
  const start = (text: string) => bareWords(text).split(' ').slice(0, 2).join(' ');
  return start(one) === start(other);
}

function hooksOf(beats: Beat[]): Variant[] {
  return beats
    .filter(({ name }) => name === hookBeat)
    .flatMap(({ variants }) => variants)
    .filter(({ text }, at, all) => all.findIndex((variant) => variant.text === text) === at)
    .toSorted((a, b) => b.worth - a.worth);
}

/** Most of the words that tell something are in both; those of the audience do not count. */
function saysTheSame(one: string, other: string, audience: string[]): boolean {
  const apart = new Set(audience.map(stem));
  const [few, many] = [one, other]
    .map((text) => tellingWords(text).filter((word) => !hollow.has(word)))
    .map((words) => new Set(words.map(stem).filter((word) => !apart.has(word))))
    .toSorted((a, b) => a.size - b.size);
  if (few === undefined || many === undefined || few.size < fewestTelling) return false;
  return [...few].filter((word) => many.has(word)).length >= few.size * 0.6;
}

/** One word in common is no repetition. */
const fewestTelling = 2;

/** Words that sentences of any matter share. */
const hollow = new Set(
  'avec been cela cette como cuando dans desde donde have para pour quand quel quelle quien quoi that this vous what when where with your'.split(
    ' ',
  ),
);
