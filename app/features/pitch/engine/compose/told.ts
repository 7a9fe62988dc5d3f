import type { Goal } from '../../pitch';
import type { BriefSentence, Reading, Role } from '../read/reading';
import { smallWordsOf } from '../check-words';
import { countWords, fold } from '../words';
import { beat, hookBeat, weigh, type Beat, type Variant } from './beat';

/** The texts of a sentence of the brief: whole, then shorter. */
export function textsOf({ text, shorter }: Pick<BriefSentence, 'text' | 'shorter'>): Variant[] {
  return [text, ...shorter].map((one, rank) => ({ text: one, worth: rank === 0 ? 4 : 1.5 - rank * 0.2 }));
}

/**
 * A sentence of the brief in words short enough to open with, longest first; a figure opens best. `standsAlone` tells
 * whether a text can be understood with nothing before it.
 */
export function hooksFrom(
  sentence: BriefSentence | undefined,
  standsAlone: (text: string) => boolean,
): Variant[] {
  if (sentence === undefined) return [];
  return [sentence.text, ...sentence.shorter]
    .filter((text) => countWords(text) <= longestHook && standsAlone(text))
    .map((text, rank) => ({ text, worth: (/\d/u.test(text) ? 6 : 5) - rank * 0.3 }));
}

const longestHook = 20;

/** Ways to begin that are only offered, the best first: no version uses one that was not chosen. */
export function offeredHooks(proofs: string[], others: string[]): Beat {
  return beat(hookBeat, weigh(0, 0, 0, 0), [
    ...proofs.map((text) => ({ text, worth: 1.3 })),
    ...others.map((text, rank) => ({ text, worth: -1 - rank * 0.1 })),
  ]);
}

/** Proofs of the brief to begin with: they hold a figure, and tell what it counts. */
export function proofsToOpenWith(reading: Reading, standsAlone: (text: string) => boolean): string[] {
  if (reading.quotedLang !== undefined) return [];
  return reading.sentences
    .filter(({ role }) => role === 'proof')
    .flatMap((sentence) => hooksFrom(sentence, standsAlone).map(({ text }) => text))
    .filter((text) => figure.test(text) && !leansOnOffer.test(text) && namesOffer(text, reading.offer));
}

/** A number that is no year. */
const figure = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d/u;

/** Somebody uses “it”, whatever it is. */
const leansOnOffer = /\b(?:it|them)\b|l’(?:utilis|ont |a )|\bl(?:o|os|as|es) (?:han?|us|utili[sz])/u;

function namesOffer(text: string, { name, phrase, statement }: Reading['offer']): boolean {
  const words = fold(`${name ?? ''} ${phrase ?? ''} ${statement ?? ''}`).match(/[a-z]{4,}/gu) ?? [];
  const said = fold(text);
  return words
    .filter((word) => !Object.values(smallWordsOf).some((small) => small.has(word)))
    .some((word) => said.includes(word.slice(0, 5)));
}

export function tells({ sentences }: Reading, role: Role): boolean {
  return sentences.some((sentence) => sentence.role === role);
}

/** True when a figure said of something else than price or problem already proves something. */
export function tellsFigure({ sentences }: Reading): boolean {
  return sentences.some(({ role, text }) => role !== 'model' && role !== 'problem' && /\d/u.test(text));
}

/**
 * What the brief says of model, stage and team, weighed by what the goal wants to hear. `modelForTeam` is what a
 * future colleague cares for the model, 0 to 9.
 */
export function goalFacts({ brief, sentences }: Reading, modelForTeam = 0): Beat[] {
  return goalRoles.flatMap(({ role, weights }) => {
    const most = role === 'model' && brief.goal === 'team' ? modelForTeam : weights[brief.goal];
    return sentences
      .filter((sentence) => sentence.role === role)
      .slice(0, 3)
      .map((sentence) => beat(role, weigh(most / 4, most / 2, most, most), textsOf(sentence)));
  });
}

const goalRoles: { role: Role; weights: Record<Goal, number> }[] = [
  { role: 'model', weights: { investors: 8, incubator: 5, users: 6, team: 0 } },
  { role: 'stage', weights: { investors: 7, incubator: 9, users: 2, team: 6 } },
  { role: 'team', weights: { investors: 6, incubator: 8, users: 1, team: 7 } },
];

/** How it works and what one gains, in the order of the brief: six sentences at most. */
export function howBeats(
  sentences: BriefSentence[],
  textsAt: (sentence: BriefSentence, at: number) => Variant[],
): Beat[] {
  return sentences
    .slice(0, 6)
    .map((sentence, at) =>
      beat(
        'how',
        sentence.role === 'benefit' ? weigh(2, 6, 7, 8) : weigh(1, 4 - at * 0.3, 6 - at * 0.3, 7),
        textsAt(sentence, at),
      ),
    );
}

/** The first of some ways to say a thing that has any variant. */
export function firstSayable(...ways: Variant[][]): Variant[] {
  return ways.find((variants) => variants.length > 0) ?? [];
}
