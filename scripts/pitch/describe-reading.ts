import type { Fact } from '#app/features/pitch/engine/facts';
import type { Explanation } from './explain';

type Reading = Explanation['reading'];

/** What the rules took for the offer and the audience. */
export function offerLines({ offer, audience, values }: Reading): string[] {
  const agreement = `${offer.feminine ? 'feminine' : 'masculine'} ${offer.plural ? 'plural' : 'singular'}`;
  return [
    `  name: ${offer.name ?? 'none'}`,
    `  noun: ${offer.noun ?? 'none'} (${agreement})`,
    `  phrase: ${offer.phrase ?? 'none'}`,
    `  audience: ${audience.phrase ?? `“${audience.words}”, no noun phrase`}${audience.broad ? ', broad' : ''}`,
    ...(values.length === 0 ? [] : [`  values: ${values.join(' | ')}`]),
  ];
}

/** Each fact with what it tells, how sure that is, its place in the founder's text, and its words. */
export function factLines({ facts }: Reading): string[] {
  return facts.length === 0 ? ['  none'] : facts.map(factLine);
}

function factLine({ kind, field, span, sure, form, leans, text }: Fact): string {
  const where = `${field} ${span[0]}–${span[1]}`;
  const how = [form, ...(leans === undefined ? [] : [`leans on ${leans}`])].join(', ');
  return `  ${kind.padEnd(13)} ${sure.toFixed(2)}  ${where.padEnd(22)} ${text} (${how})`;
}

/** The facts of each duration in the order in which they are said. */
export function planLines(plan: Explanation['plan']): string[] {
  return plan.flatMap(({ duration, facts }) => [
    `  ${duration} s`,
    ...facts.map(({ kind, text }) => `    ${kind.padEnd(13)} ${text}`),
  ]);
}
