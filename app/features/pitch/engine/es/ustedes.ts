import { lookUp } from '../words';

/** A sentence that says « vosotros » with « ustedes » instead; the same sentence when it does not. */
export function toUstedes(sentence: string): string {
  if (!familiar.test(sentence)) return sentence;
  return sentence
    .replace(
      /(?<!\p{L})(v)uestr[oa](s?)(?!\p{L})/giu,
      (_, letter: string, many: string) => `${like(letter, 'su')}${many}`,
    )
    .replace(/(?<!\p{L})(v)osotr[oa]s(?!\p{L})/giu, (_, letter: string) => like(letter, 'ustedes'))
    .replace(
      /(?<!\p{L})(o)s (\p{L}+[áéí]is)(?!\p{L})/giu,
      (_, letter: string, verb: string) => `${like(letter, 'se')} ${verb}`,
    )
    .replace(/(?<!\p{L})(o)s (?=\p{L})/giu, (_, letter: string) => `${like(letter, 'les')} `)
    .replace(/(?<=\p{L}{2}[aeiáé](?:r|ndo))os(?!\p{L})/gu, 'les')
    .replace(
      /(?<!\p{L})(?!seis(?!\p{L})|jers)\p{L}+(?:áis|éis|ís|sois)(?!\p{L})|(?<!\p{L})(?:sois|vais)(?!\p{L})/giu,
      thirdPerson,
    );
}

const familiar =
  /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|sois|vais|(?!jers)\p{L}{2,}(?:áis|éis))(?!\p{L})|(?<!\p{L})os (?=\p{L})/iu;

function like(letter: string, word: string): string {
  return letter === letter.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function thirdPerson(verb: string): string {
  const small = verb.toLowerCase();
  if (notVerbs.has(small)) return verb;
  const stem = small.replace(/(?:áis|éis|ís)$/u, '');
  const end = small.endsWith('áis') ? 'an' : 'en';
  return like(verb.charAt(0), lookUp(irregular, small) ?? stem + end);
}

const notVerbs = new Set([
  'país',
  'anís',
  'maís',
  'parís',
  'marroquís',
  'jabalís',
  'esquís',
  'bisturís',
  'colibrís',
]);

// What « ustedes » says where the stem changes.
const irregular: Record<string, string> = {
  sois: 'son',
  vais: 'van',
  resolvéis: 'resuelven',
  podéis: 'pueden',
  queréis: 'quieren',
  tenéis: 'tienen',
  venís: 'vienen',
  volvéis: 'vuelven',
  jugáis: 'juegan',
  encontráis: 'encuentran',
  empezáis: 'empiezan',
  pensáis: 'piensan',
  perdéis: 'pierden',
  dormís: 'duermen',
  pedís: 'piden',
  decís: 'dicen',
  elegís: 'eligen',
  preferís: 'prefieren',
  sentís: 'sienten',
  contáis: 'cuentan',
  cerráis: 'cierran',
  entendéis: 'entienden',
  movéis: 'mueven',
  probáis: 'prueban',
  recordáis: 'recuerdan',
  necesitéis: 'necesiten',
  habéis: 'han',
};
