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

/** True when it names the audience word for word. */
export function repeatsAudience(reading: Reading): boolean {
  return reading.audience.sure && definitionOf(reading).includes(fold(reading.audience.short));
}

function definitionOf({ offer, sentences }: Reading): string {
  return fold(offer.phrase ?? sentences.find(({ role }) => role === 'definition')?.text ?? '');
}
