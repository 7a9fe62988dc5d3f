import { countWords, fold, lowerFirst } from '../words';
import { isFeminineNoun, looksPlural, startsWithVowel } from './grammar';

export type NounPhrase = {
  /** Without its article. */
  noun: string;
  article: string;
  plural: boolean;
  feminine: boolean;
};

/** Splits off the article and finds gender and number from it, or else from the head noun. */
export function parseNounPhrase(text: string): NounPhrase {
  const found =
    /^(un|une|des|du|de la|le|la|les|notre|nos|votre|vos|mon|ma|mes|leur|leurs|cette|cet|ce|ces|de l’|l’)\s*(?<=\s|’)/iu.exec(
      text,
    );
  const article = (found?.[1] ?? '').toLowerCase();
  const noun = text.slice(found?.[0].length ?? 0).trim();
  const head = headNoun(noun);
  const plural =
    /^(?:des|les|nos|vos|mes|leurs|ces)$/u.test(article) || (article === '' && looksPlural(head));
  const feminine =
    /^(?:une|la|ma|cette|de la)$/u.test(article) ||
    (!/^(?:un|le|du|cet|ce|mon)$/u.test(article) &&
      (isFeminineNoun(head) || (article === '' && agreedFeminine.test(noun))));
  return { noun, article, plural, feminine };
}

/** « secrétaire indépendante », « photographe passionnée »: the adjective tells what the noun does not. */
const agreedFeminine =
  /^\p{L}+(?:aire|aphe|iste|logue|pathe|able|ecte) \p{L}+(?:ante|ente|ée|ienne|euse|ive|elle|ière|trice)(?!\p{L})/iu;

/** The phrase with an indefinite article: « une application mobile », « des biscuits ». */
export function indefinite({ noun, article, plural, feminine }: NounPhrase): string {
  const running = keepsCapital(noun) ? noun : lowerFirst(noun);
  if (/^(?:un|une|des|du|de la|de l’)$/u.test(article))
    return `${article}${article.endsWith('’') ? '' : ' '}${running}`;
  if (/^(?:premi|seul|meilleur)/iu.test(noun) && /^(?:le|la|les)$/u.test(article))
    return `${article} ${running}`;
  // « Ménage et repassage » are two things, not one.
  const [, one, other, rest] = /^(\p{Ll}+) et (\p{Ll}+)((?: .*)?)$/u.exec(running) ?? [];
  if (
    article === '' &&
    !plural &&
    one !== undefined &&
    other !== undefined &&
    !looksPlural(other) &&
    isNounLike(other)
  )
    return `${definite(one)} et ${definite(other)}${rest ?? ''}`;
  return `${plural ? 'des' : feminine ? 'une' : 'un'} ${running}`;
}

function definite(noun: string): string {
  if (startsWithVowel(noun)) return `l’${noun}`;
  return `${isFeminineNoun(noun) ? 'la' : 'le'} ${noun}`;
}

function isNounLike(word: string): boolean {
  return /(?:age|tion|sion|ment|ure|ie|erie|ance|ence|oin|ing)$/u.test(word);
}

/** The phrase cut before its first complement clause, at most `most` words; undefined when it cannot be cut so short. */
export function shortPhrase(phrase: string, most: number): string | undefined {
  if (countWords(phrase) <= most && !/ (?:qui|que|qu’|dont|où) ?/u.test(phrase)) return phrase;
  const cuts = [
    ...phrase.matchAll(
      /,? (?=(?:qui|que|dont|où|pour|afin|permettant|destiné\p{L}*|grâce|avec|à base|à partir|fabriqué\p{L}*|conçu\p{L}*|dans|sans|en|sur|réalisé\p{L}*|fait\p{L}*|à destination|par|et|capable\p{L}*|chez|entre)\b)|, | (?=qu’)|(?<=\p{L}{3}) (?=(?:de|d’|des|du|à)\b)/gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index))
    .filter((left) => countWords(left) >= 2 && countWords(left) <= most)
    // A list is not cut after its first item.
    .filter((left) => !goesOn.test(phrase.slice(left.length)))
    // « … pour en faire » lacks its object.
    .filter((left) => !/ pour (?:en |y |les? |la )?\p{L}+(?:er|ir|re|oir)$/u.test(left))
    .filter(
      (left) =>
        !participle.test(left) || !/^ (?:par|dans|en|à|avec|sur|pour) /u.test(phrase.slice(left.length)),
    );
  return cuts.findLast((left) => !/ (?:qui|que|dont|où)(?!\p{L})/u.test(left));
}

/** The phrase with its relative clause cut at a boundary, longest first: « une sonde qui mesure l’humidité du sol ». */
export function mediumPhrases(phrase: string): string[] {
  const bare = withoutAside(phrase);
  const cuts = [
    ...phrase.matchAll(
      /, | (?=: )| (?=(?:et|afin|grâce|tout en|pour|sans|avec|en \p{L}+ant|lorsque|quand|dans les|dans la|dans des)\b)/gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index))
    .filter(
      (left) =>
        countWords(left) >= 4 &&
        // What a colon announces is said whole or not at all.
        !left.includes(' : ') &&
        // A clause interrupted by an aside is not cut at the aside.
        !(
          / (?:qui|où|que) /u.test(left) &&
          (aside.test(phrase.slice(left.length)) || afterAside(left, phrase))
        ) &&
        // A list is said whole.
        !goesOn.test(phrase.slice(left.length)) &&
        !(/, /u.test(left) && phrase.slice(left.length).startsWith(' et ')) &&
        !(participle.test(left) && /^ (?:par|dans|en|à|avec) /u.test(phrase.slice(left.length))) &&
        !/ (?:qui|où|que|dont) \S+$/u.test(left) &&
        !/ (?:permet|permettent|aide|aident|est|sont|et|de|à|qui|que|pas)$/u.test(left) &&
        !/ (?:permet|aide)\p{L}* (?:aux|à|les|la|le)(?!.* (?:de|d’|à) ?\p{L}+(?:er|ir|re)\b)/u.test(left),
    );
  return [...new Set([...(bare === phrase ? [] : [bare]), ...cuts])].toSorted((a, b) => b.length - a.length);
}

/** The rest of a list: « [une inspection de toitures], d’éoliennes et d’ouvrages d’art ». */
const goesOn = /^, (?:de |d’|des |du )[^,]+ et (?:de |d’|des |du )/u;

/** Without what stands between two commas: « une application qui dit aux aidants[, en un message,] ce qui a changé ». */
export function withoutAside(phrase: string): string {
  return phrase.replace(
    /, (?:en|avec|par|sans|dans|pour|grâce|même|y compris) [^,]{3,60}, (?!(?:les?|la|l’|des|une?) ?[^,]+ et )/u,
    ' ',
  );
}

/** The left side ends on the aside itself. */
function afterAside(left: string, phrase: string): boolean {
  return (
    phrase.slice(left.length).startsWith(',') && /, (?:en|avec|par|sans|dans|pour|grâce) [^,]+$/u.test(left)
  );
}

const participle = / (?:\p{L}+(?:é|ée|és|ées)|faite?s?|mise?s?|vendue?s?|conçue?s?)$/u;

const aside = /^, (?:en|avec|par|sans|dans|pour|grâce|même|y compris) [^,]{3,60}, /u;

/** What a thing is called when it comes again: « petit boîtier » for « petit boîtier avec un seul bouton ». */
export function calledNoun(noun: string): string {
  const head = headNoun(noun);
  return noun.slice(0, noun.indexOf(head) + head.length) || 'offre';
}

/** The first noun of a phrase without article, past an adjective that comes before it. */
function headNoun(noun: string): string {
  const words = noun.split(/[\s,]+/u);
  return words.find((word) => !frontAdjectives.test(fold(word))) ?? words[0] ?? '';
}

const frontAdjectives =
  /^(?:petite?s?|grande?s?|nouvel(?:le)?s?|nouveau|nouveaux|jeunes?|bonne?s?|premiere?s?|premiers?|vraie?s?|autres?|vieux|vieille|belle|beau|simple|mini|mes|nos|deux|trois)$/u;

function keepsCapital(noun: string): boolean {
  const first = noun.split(/\s/u)[0] ?? '';
  return /\p{Lu}.*\p{Lu}/u.test(first) || /^\p{Lu}/u.test(noun.split(/\s/u)[1] ?? '');
}
