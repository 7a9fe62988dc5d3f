import { sentenceLimits } from '../bands';
import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { findAim, wishedAim } from './aim';
import { breakSentence, isSentence } from './clauses';
import { definitionIn, possession } from './definition';
import { startsWithInfinitive } from './infinitive';
import { finiteVerbs } from './lexicon';
import { indefinite, mediumPhrases, parseNounPhrase, shortPhrase, withoutAside } from './noun-phrase';
import { statementIn } from './statement';
import { isTitled, splitTitle } from './titles';

/** Finds what the offer is in the first sentence that says so; the rest of the sentences come back for other uses. */
export function readOffer(sentences: string[]): Found {
  const calledName = namedIn(sentences.join(' '));
  const parts = sentences
    .flatMap((sentence, at) => (at === 0 ? splitTitle(sentence) : [sentence]))
    .flatMap((sentence) => {
      // A noun phrase is not broken: its relative clause is part of what it says.
      const broken =
        isSentence(sentence) && !isTitled(sentence)
          ? breakSentence(sentence, sentenceLimits.longest - 3)
          : [];
      return broken.length > 0 ? broken : [sentence];
    });
  const labels = (
    parts.length > 1 ? parts.filter((part) => countWords(part) > 1 || /\d\s?(?:€|euros?)/u.test(part)) : parts
  ).map((part, at, all) => (isTrade(part, all[at + 1]) ? `Je suis ${lowerFirst(part)}` : part));
  for (const [at, part] of labels.slice(0, 5).entries()) {
    const found = sourceIn(part, labels[at - 1]);
    if (found === undefined) continue;
    const aim = findAim(part) ?? wishedAim(sentences);
    const offer = describe(found, found.name ?? calledName, aim);
    if (offer === undefined) continue;
    const before = labels.slice(0, at - (found.takes ?? 0));
    return { offer, rest: [...before, ...found.after, ...labels.slice(at + 1)], before: before.length };
  }
  return readAimOnly(sentences, labels, calledName);
}

/** The offer, and the sentences that are left; the first `before` of them stood before it. */
type Found = { offer: Offer; rest: string[]; before: number };

type Source = {
  name?: string;
  phrase?: string;
  lead?: string;
  statement?: string;
  after: string[];
  /** How many sentences before it the statement has taken along. */
  takes?: number;
};

/** What one sentence says of the offer: a definition, else the statement of what its makers do. */
function sourceIn(part: string, before: string | undefined): Source | undefined {
  if (part.endsWith('?') || greeting.test(part)) return undefined;
  const found = definitionIn(part);
  if (found?.phrase !== undefined) return found;
  const owned = possession(part);
  const said = statementIn(part, before);
  if (said === undefined) return owned;
  return {
    name: said.name,
    phrase: owned?.phrase ?? ownedNoun(said.text),
    statement: said.text,
    after: [],
    takes: said.text === part ? 0 : 1,
  };
}

/** « Traductrice assermentée. Je traduis … »: who the founder is, not what the offer is. */
function isTrade(part: string, next: string | undefined): boolean {
  return (
    /^\p{Lu}\p{L}+(?:trice|euse|ière|iste|ienne|ien|ier|eur|logue|ère|er)(?:[ ,.]|$)/u.test(part) &&
    next !== undefined &&
    /^(?:Je |J’)\p{L}/u.test(next)
  );
}

/** « Notre algorithme prévoit … »: what is ours. */
function ownedNoun(statement: string): string | undefined {
  const [, article, noun] = /^(Notre|Nos|Mon|Ma|Mes) (\p{Ll}+)/u.exec(statement) ?? [];
  return noun === undefined ? undefined : `${article === 'Nos' || article === 'Mes' ? 'des ' : ''}${noun}`;
}

const greeting = /^(?:Bonjour|Salut|Bonsoir|Coucou|Merci|Je m’appelle|Moi c’est)\b/u;

function describe(found: Source, name: string | undefined, aim: string | undefined): Offer | undefined {
  const { statement, lead } = found;
  if (found.phrase === undefined)
    return statement === undefined
      ? undefined
      : { name, statement, aim, medium: [], plural: false, feminine: false };
  const np = parseNounPhrase(withBothVerbs(found.phrase));
  // « Nous voulons racheter l’ancienne école »: that one, and no other.
  const whole = lead !== undefined && resuming.test(fold(lead)) ? lowerFirst(found.phrase) : indefinite(np);
  const most = sentenceLimits.longest - 3;
  const phrase = [whole, withoutAside(whole), ...mediumPhrases(whole)].find(
    (text) => countWords(text) <= most,
  );
  const short = shortPhrase(whole, 8);
  const offer: Offer = {
    name,
    phrase,
    short,
    lead,
    medium: mediumPhrases(phrase ?? whole),
    statement,
    aim,
    plural: np.plural,
    feminine: np.feminine,
  };
  return phrase === undefined && short === undefined ? undefined : offer;
}

const resuming = /\b(?:rachet|rouvr|restaur|renov|sauv|repren|conserv|prot[e]g|reveill|rehabilit)\w*$/u;

/** « qui marche en voiture, chauffe en 6 minutes »: the second verb needs its « et ». */
function withBothVerbs(phrase: string): string {
  const [, left, right] = /^([^,]+ qui [^,]+), ([^,]+)$/u.exec(phrase) ?? [];
  if (left === undefined || right === undefined) return phrase;
  const verb = right.split(' ')[0] ?? '';
  return !/[éè]$/u.test(verb) && finiteVerbs.exec(fold(verb))?.[0] === fold(verb)
    ? `${left} et ${right}`
    : phrase;
}

/** A brief that says what it is for, or its name, but not what it is. */
function readAimOnly(sentences: string[], labels: string[], calledName: string | undefined): Found {
  const [first = ''] = labels;
  const counted = first.replace(/[.!]$/u, '');
  const what = counted.split(', ')[0] ?? '';
  if (
    /^\d+ (?!ans? )\p{L}+ (?:de|d’|à|en|pour)/u.test(counted) &&
    !isSentence(first) &&
    countWords(counted) <= 20
  ) {
    const rest = counted.slice(what.length + 2);
    return {
      offer: { phrase: what, short: what, medium: [], plural: true, feminine: false },
      rest: [...(rest === '' ? [] : [`${upperFirst(rest)}.`]), ...labels.slice(1)],
      before: 0,
    };
  }
  const aim =
    wishedAim(sentences) ??
    sentences
      .filter((sentence) => startsWithInfinitive(lowerFirst(sentence)) || questioned.test(sentence))
      .map(findAim)
      .find((found) => found !== undefined);
  // « Et si les appartements vides servaient de salles de répétition ? » says it all.
  const supposed = aim === undefined && questioned.test(first) && countWords(first) <= 25 ? first : undefined;
  if (supposed !== undefined)
    return {
      offer: { name: calledName, statement: supposed, medium: [], plural: false, feminine: false },
      rest: labels.slice(1),
      before: 0,
    };
  const name = calledName ?? onlyName(labels);
  const rest = sentences.filter(
    (sentence) => aim === undefined || !startsWithInfinitive(lowerFirst(sentence)),
  );
  return { offer: { name, aim, medium: [], plural: false, feminine: false }, rest, before: 0 };
}

const questioned = /^Et si /u;

function namedIn(text: string): string | undefined {
  return /(?:appelée?s?|nommée?s?|baptisée?s?|du nom de|intitulée?s?|s’appelle) (?:« ?)?(\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3})/u.exec(
    text.replace(/\bm’appelle \p{Lu}\p{L}+/gu, ''),
  )?.[1];
}

/** A brief of a word or two with a capital: the name, and nothing else. */
function onlyName(parts: string[]): string | undefined {
  const [only = ''] = parts;
  const words = only.replace(/[.!?]$/u, '');
  return parts.length === 1 && /^\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*)?$/u.test(words)
    ? words
    : undefined;
}
