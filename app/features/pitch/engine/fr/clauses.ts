import { countWords, fold, upperFirst } from '../words';
import { isKnownNoun } from './grammar';
import { finiteVerbs } from './lexicon';

/** True for a line that already says what it is: « À retenir : … ». */
export function isLed(text: string): boolean {
  return /^(?:Quelques chiffres|À noter|À retenir|Le problème|Le but|Le secret|Le prix) : /u.test(text);
}

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
    /(?<!\b(?:chez|pour|avec|a|de|sur|par|vers|entre) )(?<!-)\b(?:(?:nous|on|je|ils?|elles?|vous|ca|cela) (?:ne |n'|y |en |l'|le |la |les |se |s'|m'|me |leur |lui )?[a-z]{2,}|j'[a-z]{2,}|c'est|ce sont|qu'(?:on|ils?|elles?) )/u.test(
      head(folded),
    )
  )
    return true;
  if (namedDoer(text) || /^(?:personne|rien|nul|aucune? \p{L}+) (?:ne |n’)/iu.test(text)) return true;
  if (/ en (?:ont|avons|avez|sont) \p{L}/u.test(head(text))) return true;
  if (/(?<![\p{L}’])a(?![\p{L}’])(?! \p{L}+(?:er|ir|re)(?!\p{L}))/u.test(head(text).slice(1))) return true;
  // A participle looks like a verb once its accent is gone: « fabriqué » is no « fabrique ».
  const predicate = head(
    fold(
      text
        .replace(nounOfAction, 'x ')
        .replace(
          /\p{L}+(?:é|ée|és|ées)(?!\p{L})|(?<!\p{L})(?:écrit|construit|produit|fait|traduit|conduit|prescrit|cuit)e?s?(?= (?:par|à la main) )|(?<=, )(?:écrit|construit|produit|fait|cuit|conçu)e?s?(?= (?:à|en|dans|par|avec|sans|pour|chez|ici) )/gu,
          'x',
        ),
    ),
  ).replace(/^(?:un|une|des|le|la|les|notre|nos|l')\s*[\w-]+/u, '');
  return finiteVerbs.test(predicate) || pluralVerb.test(predicate);
}

/** « Collecte des huiles »: what is done, not who does it. */
const nounOfAction =
  /^(?:Collecte|Taille|Fabrique|Offre|Cuisine|Récolte|Coupe|Recherche|Commande|Garde|Pose|Livre) (?=de |des |du |d’)/u;

/** « Vinalia mutualise un commercial »: a name, a word that ends like a verb, and what it does it to. */
function namedDoer(text: string): boolean {
  const [, name = ''] =
    /^(\p{Lu}[\p{L}’-]+) \p{Ll}{3,}(?:e(?<!ive|able|ible|aire|elle|ale|euse|ienne|ière)|ent|it|end) (?:une?|les?|la|l’|des|du|vos|votre|leurs?|aux?)(?!\p{L})/u.exec(
      text,
    ) ?? [];
  return name !== '' && !isKnownNoun(name) && !/^(?:Une?|Des|Les?|La|Notre|Nos|Pour|Avec|Sans)$/u.test(name);
}

const pluralVerb =
  /\b(?!\w*ment\b)(?!client|argent|patient|agent|content|parent|differ|recent|talent|accent|perman|intellig|adolesc|etudiant|urgent|absent|present|excell|l?orient|laurent|vincent|clement|florent|resident|couvent|vent\b|evident|frequent|transpar|continent|president|ingredient|equival|compet|succul|innocent|cent\b|event)\w{2,}ent\b/u;

/** Before the first relative pronoun, where a noun phrase has no finite verb. */
function head(folded: string): string {
  return (
    folded.split(
      /(?<=[\p{L},]) (?:qui|que|qu'|dont|quels?|quelles?|comment|combien|pourquoi|ou l'on|ou les?|ou la|ou chacun|ou chaque|ou tout|ou des|ou une?|ou on|lorsque|quand|pour que)\b/u,
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
  if (!isSentence(sentence)) {
    const items = body.split(', ');
    if (items.length > 2 && items.every((item) => countWords(item) > 1 && countWords(item) <= 12))
      return items.map((item) => `${upperFirst(item)}.`);
  }
  const listed = breakList(body, most);
  if (listed.length > 0) return listed;
  const cut = shorten(sentence).find((shorter) => countWords(shorter) <= most);
  return cut === undefined ? [] : [cut];
}

/** « Notre outil compte A, B, C, D et E » as « … compte A et B. Quelques chiffres : C et D. À retenir : E. » */
function breakList(body: string, most: number): string[] {
  const items = body.split(/, | et (?=\d)/u);
  const [first = '', ...others] = items;
  if (
    others.length < 3 ||
    !isSentence(first) ||
    others.some((item) => countWords(item) > 10 || hasVerb(item))
  )
    return [];
  const said: string[] = [];
  let open = first;
  let count = 0;
  for (const item of others) {
    if (countWords(open) + countWords(item) + 1 > Math.min(most, 16) || count === 2) {
      said.push(`${open}.`);
      open = `${listLeads[(said.length - 1) % listLeads.length] ?? ''} ${item}`;
      count = 1;
    } else {
      open = `${open} et ${item}`;
      count += 1;
    }
  }
  return [...said, `${open}.`];
}

// They may be said in any order.
const listLeads = ['Quelques chiffres :', 'À retenir :', 'À noter :'];

/** Shorter whole sentences made by leaving out the tail, longest first; at least five words each. */
export function shorten(sentence: string): string[] {
  const body = sentence.replace(/[.!?]$/u, '');
  const colon = body.indexOf(' : ');
  const cuts = [...body.matchAll(tails)]
    .filter((found) => !needsItsTail(body, found.index))
    .map((found) => body.slice(0, found.index).replace(/[,;:]$/u, ''))
    // What a colon announces is said whole or not at all.
    .map((left) => (colon > 0 && left.length > colon ? left.slice(0, colon) : left))
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
  [/,? et j’(?=\p{L})/gu, (rest) => `J’${rest}`],
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
  / (?=et \p{L}+(?:é|és|ée|ées|i|is|it|u|us)\b)| (?=devant \d)| (?=et (?:il|elle|on|nous|ils|elles|je|j’)\b)| (?=et (?:les|leurs?) (?:(?!\p{L}+[sx](?!\p{L}))|\p{L}+s (?:sont|ont|font|vont|\p{L}+(?<!m)ent) ))| (?=et \p{L}+(?<!m)ent\b)| (?=et (?:indique|propose|aide|permet|rend|donne|évite|réduit|garde|fait|met|prend|lit)\b)|, (?=(?:en|avec|tout|ce qui|afin|grâce|notamment|par|sans|pour|comme|et|mais|car|dont|qui|puis|où|y compris|directement|même|alors|au|aux|dans|de)\b)| (?=(?:afin de|afin d’|grâce (?:à|au|aux)|tout en|pour que|parce que|car|notamment)\b)| (?=en \p{L}+ant\b)| (?=pour \p{L}+(?:er|ir|re|oir)\b)| (?=sans \p{L}+(?:er|ir|re|oir)\b)|, (?=\p{L}+ant\b)/gu;

const endsOpen =
  /\b(?:et|ou|de|d'|a|qui|que|le|la|les|un|une|des|est|sont|par|pour|avec|plus|moins|trop|aussi|permet|permettent|aide|aident|observons|constatons|pensons|savons|voyons|faut|besoin|veut|veulent|a|ont)$/u;
