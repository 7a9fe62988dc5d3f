import { thirdPerson } from '../grammar';

/** The four forms of a verb beside those of the everyday one; only its first word changes: `putting in place`. */
export function formsOf(verb: string, plain: string): [string, string][] {
  const [main = '', ...rest] = plain.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  return [
    [verb, plain],
    [thirdPerson(verb), `${thirdPerson(main)}${tail}`],
    [ingOf(verb), `${ingOf(main)}${tail}`],
    [pastOf(verb), `${pastOf(main)}${tail}`],
  ];
}

function ingOf(verb: string): string {
  if (doubled.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return verb.endsWith('e') && !/(?:ee|ye)$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** Past tense and participle, which are one for every verb of the tables but a few that are left out. */
function pastOf(verb: string): string {
  const odd = irregular[verb];
  if (odd !== undefined) return odd;
  if (doubled.test(verb)) return `${verb}${verb.at(-1) ?? ''}ed`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}

/** The past tense of the participles that are not the same. */
export const pastOnly: Record<string, string> = { shown: 'showed', chosen: 'chose', seen: 'saw' };

const doubled = /^(?:stop|get|put|set|fit|transmit|begin)$/u;
const irregular: Record<string, string> = {
  put: 'put',
  get: 'got',
  set: 'set',
  show: 'shown',
  find: 'found',
  keep: 'kept',
  send: 'sent',
  bring: 'brought',
  tell: 'told',
  pay: 'paid',
  speed: 'speeded',
  choose: 'chosen',
  see: 'seen',
};

export function pluralOf(noun: string): string {
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
