import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { hasVerb, isSentence } from './clauses';
import { startsWithInfinitive } from './infinitive';
import { finiteVerbs } from './lexicon';
import { calledNoun, indefinite, parseNounPhrase } from './noun-phrase';

/** « Taxi moto à Cotonou, les conducteurs louent la moto. »: a title, and the sentence that a comma alone sets apart. */
export function splitTitle(sentence: string): string[] {
  const [, who, what] =
    /^((?:Nous sommes|Je suis|Je m’appelle|On est) .+?),? et ((?:nous |je |on |j’)\p{L}.+)$/u.exec(
      sentence,
    ) ?? [];
  if (who !== undefined && what !== undefined) return [`${who}.`, upperFirst(what)];
  const [, thing = '', size, doing] =
    /^((?:Une?|Des) [^,:]{6,60}), (?:(\d[^,]{1,25}), )?((?:se |s’)\p{Ll}+.*)$/u.exec(sentence) ?? [];
  if (doing !== undefined && !isSentence(thing))
    return [`${thing}.`, ...(size === undefined ? [] : [`${size}.`]), `${pronounFor(thing)} ${doing}`];
  const does = whatItDoes(sentence);
  if (does.length > 0) return does;
  for (const { index, 0: mark } of sentence.matchAll(
    /(?: : |, )(?=(?:les?|la|chaque|ils?|elles?)(?!\p{L})|l’)/gu,
  )) {
    const title = sentence.slice(0, index);
    const rest = upperFirst(sentence.slice(index + mark.length));
    if (
      isSentence(title) ||
      / (?:qui|que|où|dont) /u.test(title) ||
      countWords(title) < 2 ||
      circumstance.test(title)
    )
      continue;
    if (
      (mark === ', ' && /^(?:Les?|La|L’|Chaque) ?\p{Ll}+ (?:\p{Ll}+ ){0,2}?(?:de |du |d’)/u.test(rest)) ||
      !hasVerb(rest)
    )
      continue;
    return [`${title}.`, rest];
  }
  return [sentence];
}

const circumstance =
  /^(?:en|avec|contrairement|depuis|chez|dans|sur|pour|après|avant|quand|si|sans|à|au|aux|par|grâce|comme|chaque|tous|toutes|tout|l’|le|la|les|hier|cette?|ces|puis|ensuite|enfin|une fois|un jour|pendant|lors|entre|plutôt|malgré|selon|aujourd|demain|souvent|parfois|\d)(?!\p{L})/iu;

/** « Logiciel de caisse : fonctionne sans connexion, imprime le ticket »: what it is, and what it does. */
function whatItDoes(sentence: string): string[] {
  const [, title = '', rest = ''] = /^([^:,.?]{6,60}) : (\p{Ll}[^:]+)$/u.exec(sentence) ?? [];
  const verb = fold(rest).split(' ')[0] ?? '';
  if (rest === '' || isSentence(title) || circumstance.test(title) || finiteVerbs.exec(verb)?.[0] !== verb)
    return [];
  if (!/, \p{Ll}+(?:e|ent|it|d|t) /u.test(rest) || likeNouns.test(verb)) return [];
  return [`${title}.`, `${pronounFor(title)} ${rest}`];
}

function pronounFor(phrase: string): string {
  const { plural, feminine } = parseNounPhrase(phrase);
  return `${feminine ? 'Elle' : 'Il'}${plural ? 's' : ''}`;
}

const likeNouns =
  /^(?:livre|forme|offre|conserve|commande|garde|marche|reste|mesure|compte|loge|cuisine|collecte)$/u;

/** « La première cantine connectée : un frigo rempli … » */
export function isTitled(sentence: string): boolean {
  return titledPhrase(sentence) !== undefined;
}

/** What stands after such a title. */
export function titledPhrase(sentence: string): string | undefined {
  const [, title = '', phrase] =
    /^((?:La|Le|L’|Les|Une?) ?[^:,.]{3,45}) : ((?:une?|des) [^:]+?)[.!]?$/u.exec(sentence) ?? [];
  return phrase !== undefined && countWords(title) <= 5 && !hasVerb(title) ? phrase : undefined;
}

/** What stands after a title: the thing itself, and what the title said of it. */
type Titled = { phrase: string; after: string[] };

/**
 * « Dispositif médical de classe IIa : un patch … », « Apprendre l’occitan : un cours … », « Neuf ans de recherche : une
 * membrane … »: the thing that the title only classes, aims at or looks back from.
 */
export function kindPhrase(sentence: string): Titled | undefined {
  const [, title = '', phrase = ''] = /^([^:.]{6,70}) : ((?:une?|des) [^:]+?)[.!]?$/u.exec(sentence) ?? [];
  if (phrase === '') return undefined;
  if (/^\p{Lu}\p{L}+(?:er|ir|re|oir) /u.test(title) && startsWithInfinitive(lowerFirst(title)))
    return { phrase, after: [] };
  if (years.test(title)) return { phrase, after: [`Derrière, il y a ${lowerFirst(title)}.`] };
  return kinds.test(title) && !title.includes(',') && !hasVerb(title)
    ? { phrase, after: classed(phrase, title) }
    : undefined;
}

/** « Notre patch est un dispositif médical de classe IIa. » */
function classed(phrase: string, kind: string): string[] {
  if (countWords(kind) < 2) return [];
  const { noun, plural } = parseNounPhrase(phrase);
  return [
    `${plural ? 'Nos' : 'Notre'} ${calledNoun(noun)} ${plural ? 'sont' : 'est'} ${indefinite(parseNounPhrase(kind))}.`,
  ];
}

const kinds =
  /^(?:Dispositif|Produit|Service|Solution|Système|Outil|Équipement|Procédé|Technologie)(?!\p{L})[^:]{0,45}$/u;

const years = /^(?:\d+|Deux|Trois|Quatre|Cinq|Six|Sept|Huit|Neuf|Dix|Quinze|Vingt) (?:ans|mois|années) /u;
