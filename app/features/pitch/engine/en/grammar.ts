import { baseVerbs } from './verbs';

/** “a, b and c”. */
export function listOf(items: string[], link = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
}

/** `a` or `an`, by the sound that the next word begins with. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[“"«\s]+/u, '');
  if (/^(?:8|11(?!\d)|18(?!\d))/u.test(word)) return 'an';
  if (/^\p{Lu}(?:\p{Lu}|\d|\b)/u.test(word)) return /^(?:[AEFHILMNORSX])/u.test(word) ? 'an' : 'a';
  if (/^(?:uni(?!n|mp)|us(?:e|a|u)|eu|one\b|once|uk|util|ubiq|ewe)/iu.test(word)) return 'a';
  if (/^(?:hour|honest|honou?r|heir)/iu.test(word)) return 'an';
  return /^[aeiouàâéèêîôû]/iu.test(word) ? 'an' : 'a';
}

/** Every `a` and `an` of the text set by sound. */
export function fixArticles(text: string): string {
  return text.replace(
    /(^|[\s“«])(an?|An?)(?= ([“«]?\s?[\p{L}\d]\S*))/gu,
    (_, before: string, article: string, next: string) =>
      `${before}${article.startsWith('A') ? 'A' : 'a'}${articleFor(next) === 'an' ? 'n' : ''}`,
  );
}

const singularInS = new Set(
  'bus gas lens canvas mattress news series business dress glass compass bass campus virus atlas process access address class illness wellness fitness tennis basis crisis analysis chess cross press express progress success diagnosis apparatus cosmos'.split(
    ' ',
  ),
);
const pluralsWithoutS = new Set(
  'people children men women teeth feet mice sheep fish police staff youth parents elderly young carers craftspeople tradespeople salespeople townspeople firemen seniors'.split(
    ' ',
  ),
);

export function looksPlural(noun: string): boolean {
  const word = noun.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (
    pluralsWithoutS.has(word) ||
    word.endsWith('people') ||
    /(?:wo|fisher|crafts|trades|sales|fire|police|sports|business)men$/u.test(word)
  )
    return true;
  return (
    word.endsWith('s') &&
    !/(?:ss|us|is|(?:mat|phys|tron|nom|lit|gist|let|bot|eth|nast)ics)$/u.test(word) &&
    !singularInS.has(word)
  );
}

const massNouns = new Set(
  'software clothing training furniture food tea coffee bread soap advice insurance jewellery jewelry equipment support coaching consulting tuition help care childcare music honey beer wine cheese chocolate shampoo juice heating storage delivery accounting research bookkeeping pottery knitwear lighting footwear luggage cosmetics packaging compost flour oil milk yoghurt yogurt pasta jam cleaning catering gardening housing fabric leather paper energy electricity translation photography transport logistics maintenance security recruitment physiotherapy plumbing marketing therapy design kombucha kelp seaweed plaster kefir cider gin rum whisky vodka mead vinegar granola sourdough ghee butter tofu tempeh kimchi hummus mustard gelato sorbet ham meat beef pork lamb salmon seafood salt spice sugar wax varnish timber wood felt silk wool linen hemp cotton yarn charcoal biochar fertiliser fertilizer feed litter porcelain stationery lingerie surveillance hire rental removal repair restoration renovation installation control management massage acupuncture tutoring copywriting subtitling interpretation protection supervision mediation waterproofing electronics linoleum cork gravel mulch manure pick-up collection'.split(
    ' ',
  ),
);

const countable =
  /^(?:building|painting|drawing|recording|meeting|wedding|evening|spring|string|earring|dwelling|crossing|outing|saving|thing|awning)$/u;

/** A noun that takes no article in the singular: software, clothing. */
export function isMass(noun: string): boolean {
  const word = noun.toLowerCase();
  return (
    massNouns.has(word) ||
    /\p{L}(?:wear|ware)$|^up$/u.test(word) ||
    (/\p{L}{3,}ing$/u.test(word) && !countable.test(word))
  );
}

/** A mass noun that takes no article even where one was written: “a software”. */
export function isNeverCounted(noun: string): boolean {
  return neverCounted.test(noun.toLowerCase());
}

const neverCounted =
  /^(?:software|clothing|furniture|advice|equipment|research|housing|jewell?e?ry|luggage|footwear|knitwear|music|training|insurance|coaching|consulting|support|help|care|bookkeeping|accounting|shampoo)$/u;

/** `help` → `helps`, `carry` → `carries`. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The base of a verb in the third person or in -ing, when it is one that the engine knows. */
export function baseOf(form: string): string | undefined {
  const word = form.toLowerCase();
  const stem = word.replace(/ing$/u, '');
  const candidates = word.endsWith('ing')
    ? [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')]
    : [word.replace(/ies$/u, 'y'), word.replace(/(?<=s|x|z|ch|sh|o)es$/u, ''), word.replace(/s$/u, '')];
  return candidates.find((candidate) => candidate !== word && baseVerbs.has(candidate));
}

/** English quotation marks, apostrophes and spaces. */
export function typeset(text: string): string {
  return text
    .replace(/'/gu, '’')
    .replace(/«\s*/gu, '“')
    .replace(/\s*»/gu, '”')
    .replace(/\s+([;:!?,.])(?=\s|$|”)/gu, '$1')
    .replace(/([.!?])”\./gu, '$1”')
    .replace(/(\d)\s+%/gu, '$1%')
    .replace(/([£€$])\s+(?=\d)/gu, '$1');
}
