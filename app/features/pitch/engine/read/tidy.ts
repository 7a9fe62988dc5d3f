import { acronyms } from '../languages/all';
import { moneyIn } from './money';
import { lookUp, lowerFirst, startsCapitalized, upperFirst } from '../words';

/** Spaces and marks in order, parentheses as asides, capitals calmed, shortenings in full. */
export function tidySentence(text: string, spoken: Readonly<Record<string, string>>): string {
  // «… al hombro, ¡eso es pasión!»: its other mark ended the sentence.
  const spaced = asides(text.includes('!') ? text : text.replaceAll('¡', ''))
    // « 60.- la soirée » is in francs; “CHF 60.-” says so itself.
    .replace(
      /(?<!(?:CHF|Fr\.?)\s?[\d’' ]{1,9}),-(?=\s(?!CHF|fr)|[,;:!?)]|$)/giu,
      ` ${lookUp(spoken, '.-') ?? ''}`,
    )
    .replace(/(?<=\d),-(?=[\s,;:!?)]|$)/gu, '')
    .replace(/["“”„]([^"“”„\n]{1,80})["“”„]/gu, '« $1 »')
    .replace(/["“”„]/gu, ' ')
    .replace(/['`´‘]/gu, '’')
    .replace(/\s(?:lol|mdr|xd|(?:ja){2,4}|(?:ha){2,4})(?=[\s.,!]|$)/giu, '')
    .replace(/\s[–—-]{1,3}\s|\s?[—–→⇒]\s?|\s?->\s?/gu, ', ')
    .replace(
      /(?<=\d|€|£|\$|euros?)\s?\/\s?(?=\p{Ll})|(?<=\p{L})\/(?=[hj]r|jour|mois|day|week|mes\b)/gu,
      ` ${lookUp(spoken, '/') ?? '/'} `,
    )
    .replace(/(?<=\p{L})\s\/\s(?=\p{L})|(?<=\d)\s?\/\s?(?=\p{Lu})/gu, ', ')
    .replace(/(?<=\d)(?=(?:[yh]rs?|mins?|wks?)\b)/gu, ' ')
    .replace(/\s=\s/gu, ': ')
    // « Les + de 60 ans » : more than sixty, no sum.
    .replace(/\s\+\s(?=de\s)/gu, ` ${lookUp(spoken, '+') ?? '+'} `)
    .replace(/(?<=\p{L})\s\+\s(?=\p{L})/gu, ` ${lookUp(spoken, '&') ?? '+'} `)
    .replace(/\s+/gu, ' ')
    .replace(/ +([,.)])(?!\d)/gu, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/[,:]\s?([,:])/gu, '$1')
    .replace(/^[\s,:.)/+-]+(?=\D)|[\s,:(]+$/gu, '');
  return calmCapitals(sayInFull(spaced, spoken)).trim();
}

function asides(text: string): string {
  return text
    .replace(/[.…\s]+\)/gu, ')')
    .replace(/\s?\(\s?([^()]{1,200}?)\s?\)(?=\s*[,.:!?]|\s*$)/gu, ', $1')
    .replace(/\s?\(\s?([^()]{1,200}?)\s?\)/gu, ', $1,')
    .replace(/\s?\((?=\s?[\p{L}\d])/gu, ', ')
    .replace(/[()]/gu, ' ');
}

function sayInFull(text: string, spoken: Readonly<Record<string, string>>): string {
  const measured = text.replace(
    /(\d+)(?:\s?(h|min|km|kg|g|cm|m[²2])| (e))(?![\p{L}\d²/])/gu,
    (token, count: string, unit: string | undefined, euro: string, at: number) => {
      const many = lookUp(spoken, `#${unit ?? euro}`);
      if (many === undefined) return token;
      const one = `${many} `.replaceAll('s ', ' ').trim();
      // “A 300 m² roof” is a 300-square-metre roof, “in 2 kg bags” in 2-kilo bags; « on est a 1 h » is no roof.
      const lead = ` ${text.slice(0, at)}`.toLowerCase();
      const isOfSeveral =
        lead.endsWith(' in ') &&
        /^[kcm]/u.test(unit ?? '') &&
        /^ (?!less|plus|versus|across)\p{Ll}{3,}s(?!\p{L})/u.test(text.slice(at + token.length));
      const isPart = lookUp(spoken, '/') === 'a' && (lead.endsWith(' a ') || isOfSeveral);
      return isPart ? `${count}-${one.replace(' ', '-')}` : `${count} ${count === '1' ? one : many}`;
    },
  );
  return measured.replace(
    /« [^»]* »|(?:\p{L}\.){2,}|m[²2](?!\d)|w\/o?(?=\s)|c\/u(?!\p{L})|[bcp]\/c?(?=\s)|[\p{L}’&]+\.?/gu,
    (token, at: number) => {
      const bare = token.toLowerCase();
      // “SVT” is a school subject, “svt” is typed in haste; “rock-n-roll” and “permis D” are names, “nov-dec” one word.
      const isPart =
        '0123456789@.-'.includes(measured[at - 1] ?? ' ') ||
        '-0123456789'.includes(measured[at + token.length] ?? ' ');
      if (/^(?:\p{Lu}+\.?$|«)/u.test(token) || isPart) return token;
      const said = lookUp(spoken, bare) ?? lookUp(spoken, bare.replace(/(?<=..)\.$/u, ''));
      if (said === undefined) return token;
      return startsCapitalized(token) ? upperFirst(said) : said;
    },
  );
}

function calmCapitals(sentence: string): string {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters <= 12 || capitals <= letters * 0.6) return sentence;
  const calm = sentence.replace(/[\p{L}\d]+/gu, (word) =>
    acronyms.has(word) ? word : word.toLocaleLowerCase(),
  );
  return upperFirst(calm);
}

/** True when the first word is written as no ordinary word is: `GPS`, `iPhone`, `3D`. */
export function startsWithAcronym(text: string): boolean {
  const first = /^[\p{L}\d’&.-]+/u.exec(text)?.[0] ?? '';
  return /.\p{Lu}|\d/u.test(first);
}

/** As inside a sentence, where only an acronym and a currency (“Rs 18 lakh”) keep their capital. */
export function withSmallStart(text: string): string {
  const isKept = startsWithAcronym(text) || /^I(?!\p{L})/u.test(text) || moneyIn(text)?.from === 0;
  return isKept ? text : lowerFirst(text);
}
