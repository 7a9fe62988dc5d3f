import { bareWords, sharesFact, stem, tellingWords, type Source } from '../score/source';
import { weigh, type Beat, type Variant } from './beat';
import type { Line } from './search';

/** The name of the beats that a pitch may begin with. */
export const hookBeat = 'hook';

/** Ways to begin that differ from the one used and from what follows it, the best three. */
export function otherHooks(beats: Beat[], lines: Line[]): Variant[] {
  const used = lines.find(({ name }) => name === hookBeat);
  const after = lines.filter((line) => line !== used).map(({ text }) => text);
  const elsewhere = beats
    .filter(({ name }) => name !== hookBeat)
    .flatMap(({ variants }) => variants.map(({ text }) => bareWords(text)));
  const kept: Variant[] = [];
  for (const hook of hooksOf(beats)) {
    const taken = [...kept.map(({ text }) => text), ...(used === undefined ? [] : [used.text])];
    const isNew = !taken.some((text) => beginsAlike(text, hook.text) || saysTheSame(text, hook.text));
    const isApart = !after.some((text) => saysTheSame(text, hook.text));
    if (isNew && isApart && !elsewhere.includes(bareWords(hook.text))) kept.push(hook);
  }
  return kept.slice(0, mostOthers);
}

const mostOthers = 3;

/** The beats with that hook and no other; what the brief itself said in another hook is told right after it. */
export function openWith(beats: Beat[], hook: Variant, source: Source): Beat[] {
  const at = beats.findIndex(({ name }) => name === hookBeat);
  const facts = hooksOf(beats).filter(
    ({ text }) => !beginsAlike(text, hook.text) && sharesFact(text, source),
  );
  const opening: Beat[] = [
    { name: hookBeat, variants: [hook], weight: weigh(100, 100, 100, 100) },
    ...(facts.length === 0 ? [] : [{ name: 'problem', variants: facts, weight: weigh(2, 6, 8, 8) }]),
  ];
  const rest = beats.filter(({ name }) => name !== hookBeat);
  return [...rest.slice(0, at), ...opening, ...rest.slice(at)];
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

/** Most of the telling words of the shorter one are in the other. */
function saysTheSame(one: string, other: string): boolean {
  const [few, many] = [one, other]
    .map((text) => new Set(tellingWords(text).map(stem)))
    .toSorted((a, b) => a.size - b.size);
  if (few === undefined || many === undefined || few.size === 0) return false;
  return [...few].filter((word) => many.has(word)).length >= few.size * 0.6;
}
