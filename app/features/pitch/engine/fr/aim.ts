import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { startsWithInfinitive } from './infinitive';

/** A clause of the sentence that begins with an infinitive and says what the offer is for. */
export function findAim(sentence: string): string | undefined {
  return aimBy(aims, sentence);
}

/** The aim that the founders give as such, anywhere in the brief: « Notre but est de … »; never one of money. */
export function wishedAim(sentences: string[]): string | undefined {
  return sentences
    .filter((sentence) => !/\b(?:lev|recrut|invest|financ|euros|fonds)|€/u.test(fold(sentence)))
    .map((sentence) => aimBy(wished, sentence))
    .find((found) => found !== undefined);
}

/** True when « Comment …? » can be asked of the aim with nothing before it. */
export function asksAlone({ aim, phrase }: Pick<Offer, 'aim' | 'phrase'>): boolean {
  if (aim === undefined || countWords(aim) > 11 || leans.test(aim)) return false;
  // The definition would say the same words again.
  return phrase?.includes(aim) !== true;
}

const leans =
  /(?:^|[\s’])(?:leurs?|ses|son|sa|se|s’\p{L}+|nos|notre|mes|mon|ma|vos|votre|celui|celle|ceux|y|en|lui|les|qui)(?= (?:\p{L}+(?:er|ir|re)\b|\p{L}))/iu;

function aimBy(patterns: RegExp[], sentence: string): string | undefined {
  const body = sentence.replace(/\s*[.!?]+$/u, '');
  for (const pattern of patterns) {
    const found = pattern.exec(body);
    const rest = found?.groups?.rest ?? found?.[1];
    const whom = found?.groups?.whom;
    const helped =
      whom === undefined ? undefined : `${/permet/u.test(found?.[0] ?? '') ? 'permettre' : 'aider'} ${whom}`;
    if (rest === undefined || !startsWithInfinitive(lowerFirst(rest))) continue;
    const end = rest.split(/, | grâce | tout en | en \p{L}+ant\b| afin | qui | mais /u)[0]?.trim() ?? '';
    // « aide les artisans à se faire payer »: what the founder aims at is to help them.
    const cut = helped === undefined ? end : `${helped} ${end}`;
    if (countWords(cut) >= 2 && countWords(cut) <= 16) return lowerFirst(cut);
  }
  return undefined;
}

const wished = [
  /\b(?:objectif|but|mission|ambition|idée) (?:est |: |principal est )?(?:de |d’)(.+)/u,
  /\bconsiste à (.+)/u,
];

const aims = [
  /^(.+)/u,
  /^Et si (?:on|nous|vous|l’on) pou(?:vait|vions|viez|rrait|rriez) (.+)/u,
  /\bpermet(?:tent|tant)? (?<whom>(?:aux? |à |à la |à l’)[^,.]{2,70}? (?:de(?= )|d’(?=\p{Ll}))) ?(?<rest>\p{Ll}.+)/u,
  /\bpermet(?:tent|tant)? (?:de |d’)(.+)/u,
  /\baid(?:e|ent|ons|er|ant) (?<whom>[^,.]{2,70}? à) (?<rest>\p{Ll}.+)/u,
  ...wished,
  /\bafin (?:de |d’)(.+)/u,
  /\bpour (.+)/u,
];
