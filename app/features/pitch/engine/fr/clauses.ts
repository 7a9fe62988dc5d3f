import { countWords, fold, upperFirst } from '../words';
import { finiteVerbs } from './lexicon';

/** True when the text is a whole sentence and not a noun phrase or an infinitive. */
export function isSentence(text: string): boolean {
  // A definite subject begins a sentence far more often than a bare title.
  const definite = /^(?:les?|la|l'|notre|nos|mon|ma|mes|ce|cet|cette|ces|chaque|aucune?) /u.test(fold(text));
  return (definite && text.split(' ').length > 4) || hasVerb(text);
}

/** True when a finite verb stands before the first relative pronoun. */
export function hasVerb(text: string): boolean {
  const folded = fold(text);
  if (
    /\b(?:(?:nous|on|je|ils?|elles?|vous|ca|cela) (?:ne |n'|y |en |l'|le |la |les |se |s'|leur |lui )?[a-z]{2,}|j'[a-z]{2,}|c'est|ce sont|qu'(?:on|ils?|elles?) )/u.test(
      head(folded),
    )
  )
    return true;
  if (/(?<![\p{L}’])a(?![\p{L}’])/u.test(head(text).slice(1))) return true;
  const predicate = head(folded).replace(/^(?:un|une|des|le|la|les|notre|nos|l')\s*[\w-]+/u, '');
  return finiteVerbs.test(predicate) || pluralVerb.test(predicate);
}

const pluralVerb =
  /\b(?!\w*ment\b)(?!client|argent|patient|agent|content|parent|differ|recent|talent|accent|perman|intellig|adolesc|etudiant|urgent|absent|present|excell|resident|couvent|vent\b|evident|frequent|transpar|continent|president|ingredient|equival|compet|succul|innocent|cent\b|event)\w{2,}ent\b/u;

/** Before the first relative pronoun, where a noun phrase has no finite verb. */
function head(folded: string): string {
  return (
    folded.split(
      /(?<=[\p{L},]) (?:qui|que|qu'|dont|ou l'on|ou les|ou chacun|lorsque|quand|pour que)\b/u,
    )[0] ?? folded
  );
}

/** True when the sentence leans on one before it. */
export function isAnaphoric(sentence: string): boolean {
  return /^(?:il|elle|ils|elles|cela|ca|ceci|celui|celle|ceux|celles|ce|cet|cette|ces|mais|et|donc|or|car|en effet|ainsi|c'est|de plus|aussi|ensuite|puis|enfin|leur|leurs|son|sa|ses|y|tous|toutes|chacun|chacune|l'idee|par contre|cependant|pourtant|du coup|alors|en|parce|d'ou|la-bas|ce qui)\b/u.test(
    fold(sentence),
  );
}

/**
 * A sentence as one or more sentences of at most `most` words: broken where a new clause begins, else its tail
 * left out. Empty when neither is possible.
 */
export function breakSentence(sentence: string, most: number): string[] {
  const spliced =
    /^(.{12,}?), ((?:le|la|les|un|une) \p{L}+ (?:prend|prennent|reçoit|choisit|vient|peut|paie|envoie|répond|commande|arrive)\b.+)$/u.exec(
      sentence,
    );
  if (spliced?.[1] !== undefined && spliced[2] !== undefined && hasVerb(spliced[1])) {
    return [`${spliced[1]}.`, ...breakSentence(upperFirst(spliced[2]), most)];
  }
  if (countWords(sentence) <= most) return [sentence];
  const observed =
    /^.{0,60}\b(?:observons|constatons|savons|voyons|remarquons|observe|constate|sais|vois)\b[^.]*?(?: que |,? qu’)(.+)$/u.exec(
      sentence,
    )?.[1];
  if (observed !== undefined) return breakSentence(upperFirst(observed), most);
  const body = sentence.replace(/[.!?]$/u, '');
  for (const [mark, join] of breaks) {
    for (const found of body.matchAll(mark)) {
      const left = body.slice(0, found.index);
      const right = join(body.slice(found.index + found[0].length), found);
      if (countWords(left) < 4 || countWords(right) < 3 || countWords(left) > most || !isSentence(left))
        continue;
      return [`${left}.`, ...breakSentence(`${upperFirst(right)}.`, most)];
    }
  }
  const cut = shorten(sentence).find((shorter) => countWords(shorter) <= most);
  return cut === undefined ? [] : [cut];
}

/** Shorter whole sentences made by leaving out the tail, longest first; at least five words each. */
export function shorten(sentence: string): string[] {
  const body = sentence.replace(/[.!?]$/u, '');
  const cuts = [...body.matchAll(tails)]
    .filter((found) => !needsItsTail(body, found.index))
    .map((found) => body.slice(0, found.index).replace(/[,;:]$/u, ''))
    .filter((left) => countWords(left) >= 4 && isSentence(left) && !endsOpen.test(fold(left)));
  return [...new Set(cuts)].toSorted((a, b) => b.length - a.length).map((left) => `${left}.`);
}

type Join = (rest: string, found: RegExpMatchArray) => string;
const keep: Join = (rest, found) => `${(found[1] ?? '').trim()} ${rest}`.trim();

// Where a sentence falls into two, and how the second begins.
const breaks: [RegExp, Join][] = [
  [/\s*: /gu, (rest) => rest],
  [/,? (mais (?:nous|je|il|elle|ils|elles|on|les|la|le|ce|beaucoup|peu|aucun))\b/gu, keep],
  [/,? et ((?:nous|je|il|elle|ils|elles|on|chacun|chacune|vous) )/gu, keep],
  [/, ((?:nous|je|il|elle|ils|elles|on|chacun|chacune) )/gu, keep],
  [/,? car /gu, (rest) => `En effet, ${rest}`],
  [/, ce qui /gu, (rest) => `Cela ${rest}`],
  [/, (puis (?:nous|je|on|il|elle|ils|elles))\b/gu, keep],
  [/,? afin (?:de |d’)/gu, (rest) => `Le but : ${rest}`],
  [/ (?:grâce à) /gu, (rest) => `Le secret : ${rest}`],
];

/** « Il faut faire 20 kilomètres pour trouver … » means nothing without its end. */
function needsItsTail(body: string, at: number): boolean {
  return /^ ?pour /u.test(body.slice(at)) && /\bfaut\b/u.test(body.slice(0, at));
}

// What may be left out at the end of a sentence.
const tails =
  / (?=et \p{L}+(?:é|és|ée|ées|i|is|it|u|us)\b)| (?=devant \d)| (?=et (?:il|elle|on|nous|ils|elles|je|j’|les|leurs?)\b)| (?=et \p{L}+(?<!m)ent\b)| (?=et (?:indique|propose|aide|permet|rend|donne|évite|réduit|garde|fait|met|prend|lit)\b)|, (?=(?:en|avec|tout|ce qui|afin|grâce|notamment|par|sans|pour|comme|et|mais|car|dont|qui|puis|où|y compris|directement|même|alors|au|aux|dans|de)\b)| (?=(?:afin de|afin d’|grâce (?:à|au|aux)|tout en|pour que|parce que|car|lorsque|quand|notamment)\b)| (?=en \p{L}+ant\b)| (?=pour \p{L}+(?:er|ir|re|oir)\b)| (?=sans \p{L}+(?:er|ir|re|oir)\b)|, (?=\p{L}+ant\b)/gu;

const endsOpen =
  /\b(?:et|ou|de|d'|a|qui|que|le|la|les|un|une|des|est|sont|par|pour|avec|plus|moins|trop|aussi|permet|permettent|aide|aident|observons|constatons|pensons|savons|voyons|faut|besoin|veut|veulent|a|ont)$/u;
