import type { Reading } from '../read/reading';
import { fold } from '../words';

/** True when the offer's own sentence already speaks of the audience. */
export function saysForWhom(reading: Reading): boolean {
  const said = definitionOf(reading);
  const [noun = ''] = fold(reading.audience.short).split(
    / (?:who|that|which|with|without|in|of|for|from|aged|living|looking)\b|,/u,
  );
  const head = noun.split(' ').at(-1) ?? '';
  return (
    reading.audience.sure && head.length > 3 && head !== 'people' && said.includes(head.replace(/s$/u, ''))
  );
}

/** True when it names the whole audience, word for word or in other words: “for food trucks”, “food truck owners”. */
export function repeatsAudience(reading: Reading): boolean {
  const { phrase, short, sure } = reading.audience;
  if (!sure) return false;
  const said = definitionOf(reading);
  if (said.includes(fold(short))) return true;
  const telling = (fold(phrase).match(/[a-z]{4,}/gu) ?? []).filter((word) => !emptyNouns.test(word));
  return (
    telling.length > 0 && telling.every((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))))
  );
}

const emptyNouns =
  /^(?:owners?|managers?|people|users?|customers?|companies|company|businesses|business|staff|teams?|those|with|that|have|from|their|your|they|every|want|would|like|need)$/u;

function definitionOf({ offer, sentences }: Reading): string {
  return fold(offer.phrase ?? sentences.find(({ role }) => role === 'definition')?.text ?? '');
}
