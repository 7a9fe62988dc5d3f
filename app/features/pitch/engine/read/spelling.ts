import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { dataOf, inEach } from '../languages/each';
import { type Words, wordSet } from '../languages/lists';
import { fold, upperFirst } from '../words';
import { createSlipIndex, type SlipIndex } from './slips';

/**
 * The founder's words with what else can only be a slip corrected: accents that were left out, “companys”, «tanbien». Names,
 * capitals and whatever may be another word stay as typed.
 */
export function correctSpelling(typed: string, lang: Locale): string {
  const text = together[lang].reduce((said, [slip, right]) => said.replace(slip, right), typed);
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const end = at + word.length;
    // Of what stands round it a little is enough, however long the text.
    const [before, after] = [text.slice(Math.max(0, at - longest), at), text.slice(end, end + longest)];
    const isFirst = at === 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && /^\s\p{Ll}/u.test(after);
    const isPart = /[\d@_&./-]$/u.test(before) || /^[\d@_&/-]/u.test(after);
    if (isPart || word.length < shortest || word.length > longest) return word;
    if (isFirst) return upperFirst(corrected(word.toLocaleLowerCase(), before, after, lang));
    return /\p{Lu}/u.test(word) ? word : corrected(word, before, after, lang);
  });
}

const shortest = 2;
const longest = 24;

function corrected(word: string, before: string, after: string, lang: Locale): string {
  const list = spellings[lang];
  // «él fabrica», «el fabrica»: what stands before is compared with its accents.
  const last = /(\p{L}+)['’]?\s?$/u.exec(before)?.[1]?.toLocaleLowerCase() ?? '';
  const own = list.frequentWords.corrected(endings[lang](word, last));
  const folded = fold(own);
  // «Fábrica de escobas»: a note begins with its noun.
  const isAfter = list.after.has(last) || (before === '' && after.startsWith(' de '));
  const whole = list.whole.get(folded) ?? (isAfter ? list.wholeAfter.get(folded) : undefined);
  if (whole !== undefined) return own === folded ? whole : own;
  const begun = begins(folded, list) + own.slice(begins(folded, list).length);
  const end = ends(folded, list);
  return begun.slice(0, begun.length - end.length) + end;
}

type Accents = Record<'begin' | 'end' | 'whole' | 'wholeAfter', Map<string, string>> & { after: Words };

function begins(folded: string, { begin }: Accents): string {
  for (let length = 3; length <= folded.length; length += 1) {
    const right = begin.get(folded.slice(0, length));
    if (right !== undefined) return right;
  }
  return '';
}

function ends(folded: string, { end }: Accents): string {
  for (let length = 3; length <= folded.length; length += 1) {
    const right = end.get(folded.slice(-length));
    if (right !== undefined) return right;
  }
  return '';
}

const schema = z
  .strictObject({
    accents: z.string(),
    after: z.string(),
    accentsAfter: z.string(),
    frequentWords: z.string(),
  })
  .partial({ accents: true, after: true, accentsAfter: true });

function readSpelling(lang: Locale): Accents & { frequentWords: SlipIndex } {
  const {
    accents = '',
    after = '',
    accentsAfter = '',
    frequentWords,
  } = schema.parse(dataOf(lang, 'spelling'));
  const words = [...wordSet(accents)];
  const byFolded = (some: readonly string[]) => new Map(some.map((word) => [fold(word), word]));
  return {
    begin: byFolded(words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
    end: byFolded(words.filter((word) => word.startsWith('*')).map((word) => word.slice(1))),
    whole: byFolded(words.filter((word) => !word.includes('*'))),
    wholeAfter: byFolded([...wordSet(accentsAfter)]),
    after: wordSet(after),
    frequentWords: createSlipIndex([...wordSet(frequentWords)], lang),
  };
}

const spellings = inEach(readSpelling);

/** Words that the language never has together, “a app”, « on voudrai », «e hablado»; regular expressions tell of which. */
const together: Record<Locale, readonly (readonly [slip: RegExp, right: string])[]> = {
  en: [
    [/\ba (?=[aeio]\p{Ll}{2})(?!and|one|once|eu|ew)/gu, 'an '],
    [/(?<=^|\s)u(?=\s)/gu, 'you'],
    [/\bits (?=(?:a|an|the|not|too|so) )/gu, 'it’s '],
    [/(?<=\b(?:do|did|does)n’t )no (?=how|what|if|wh)/gu, 'know '],
    [/(?<=\b(?:sh|w|c)ould) of\b/gu, ' have'],
  ],
  es: [
    [/(?<=^|[\s,])e(?= (?:ido|(?!h?i)\p{Ll}+(?:[ai]do|cho|isto|uesto))(?!\p{L}))/gu, 'he'],
    [/(?<=\bno )se (?=(?:como|cómo|si|cu[aá]n|qu[eé]|quién|d[oó]nde) )/giu, 'sé '],
    [/(?<=\b(?:sé|saber) )como /gu, 'cómo '],
    [/(?<=\b(?:sé|saber|ni) )cuanto (?=cuesta|vale|tarda)/gu, 'cuánto '],
    [/(?<=\b(?:sube|va|voy|llega|llevan?|vamos) )ala (?=\p{Ll})/gu, 'a la '],
  ],
  fr: [
    [/(?<=\b(?:est|sont|vient|viens|vais|demander|aider|\p{Ll}{2,6}di|de \d+)) a (?=\d|l[ae’])/gu, ' à '],
    [/(?<!\b(?:y|qui|il|elle|on) )\ba (?=domicile|pied|partir de|vélo|la (?:maison|ferme) )/gu, 'à '],
    [/(?<=\b(?:on|il|elle) a |j’ai |avons |avez |ont )(\p{Ll}{3,})er (?=à|a|l[ae]s?|une?|des|\d)/giu, '$1é '],
    [/(?<=\b(?:on|il|elle|qui|ça) \p{Ll}{2,12}rai)(?!\p{L})/giu, 't'],
    [/\bon (?=pas )/gu, 'n’ont '],
  ],
};

/** What no word of the language has: a plural in “-rys”, an n before b or p, « je » with a t. */
const endings: Record<Locale, (word: string, before: string) => string> = {
  en: (word) =>
    word
      .replace(/(?<=\p{L}{2}[cdmnprt])(?<!bod)ys$/u, 'ies')
      .replace(/(?<=[rt])yed$/u, 'ied')
      .replace(/(?<=[nt]ch|sh|ss)s$/u, 'es'),
  es: (word) => word.replace(/(?<=[aeo])n(?=[bp][aeioulr])/gu, 'm'),
  fr: (word, before) =>
    before !== 'je'
      ? word
      : word
          .replace(/(?<=^[pv]eu)t$/u, 'x')
          .replace(
            /(?<=^(?:vien|tien|fai|sai|doi|di|voi|croi|reçoi|écri|condui|construi|produi|fini))t$/u,
            's',
          )
          .replace(/(?<=(?:ren|ven|pren|ten|men|pon)d|^met)$/u, 's'),
};
