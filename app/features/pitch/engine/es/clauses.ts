import { countWords, fold, upperFirst } from '../words';
import { finiteVerbs, nounsToo, pluralVerb, startVerbs, weVerb } from './verbs';

/** True when the text is a whole sentence and not a noun phrase or an infinitive. */
export function isSentence(text: string): boolean {
  // A definite subject begins a sentence far more often than a bare title.
  const definite =
    /^(?:el|la|los|las|nuestr[oa]s?|mis?|est[ae]|est[ao]s|cada|ningun[oa]?|much[oa]s|poc[oa]s|tod[oa]s) /u.test(
      fold(text),
    );
  return (definite && countWords(head(text)) > 4) || hasVerb(text);
}

/** True when a finite verb stands before the first relative pronoun. */
export function hasVerb(text: string): boolean {
  // A name such as Sebastián is no verb.
  const before = head(text).replace(/(?<=\s)\p{Lu}\p{L}*/gu, 'X');
  const folded = fold(before);
  if (startsWithVerb(text)) return true;
  if (/\b(?:se|nos|me|les|le) (?:\w+ )?\w+(?:a|e|o|an|en|on|mos)\b/u.test(folded) || weVerb.test(before))
    return true;
  if (/\p{L}{2,}(?:ó|rá|rán)(?!\p{L})/u.test(before)) return true;
  const predicate = folded.replace(
    /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?|cada) [\w-]+|^[\w-]+/u,
    '',
  );
  return finiteVerbs.test(predicate) || pluralVerb.test(predicate);
}

/** True when the first word is a verb whose subject is left out, as Spanish does: « Funciona sin pilas ». */
export function startsWithVerb(text: string): boolean {
  const folded = fold(text).replace(/^(?:ya|no|tambien|hoy|ahora|siempre|nunca|solo|asi|aqui) /u, '');
  const [first = '', second = ''] = folded.split(/[\s,.]+/u);
  if (weVerb.test(first)) return true;
  if (first === 'se') return true;
  if (pluralVerb.test(first) && (followsVerb.test(second) || /\bcon (?:nosotros|nosotras)\b/u.test(folded)))
    return true;
  if (!startVerbs.test(first)) return false;
  return !nounsToo.test(first) || followsVerb.test(second);
}

// « Ayuda a los padres » is a sentence, « Ayuda domiciliaria » a title.
const followsVerb =
  /^(?:al?|el|la|los|las|una?|unos|unas|lo|se|hasta|sin|cada|mas|menos|sus?|tod[oa]s?|\d+|much[oa]s?|automaticamente|en|mejor|peor|muy|bien|solo|poco)$/u;

/** Before the first relative pronoun, where a noun phrase has no finite verb. */
function head(text: string): string {
  return (
    text.split(/(?<=[\p{L},]) (?:que|quien|quienes|donde|cuy[oa]s?|cuando|mientras)(?!\p{L})/u)[0] ?? text
  );
}

/** True when the sentence leans on one before it. */
export function isAnaphoric(sentence: string): boolean {
  return (
    /^(?:l[aeo]s?) \w+[aei]mos\b/u.test(fold(sentence)) ||
    /^[EÉ]l(?:la|los|las)? (?=\p{Ll}+(?:a|e|an|en) )/u.test(sentence.replace(/^El /u, '')) ||
    /^(?:ell[ao]s?|esto|eso|ello|est[ae]|est[ao]s|es[ae]|es[ao]s|aquello|asi|ademas|tambien|pero|y|luego|despues(?! de)|por (?:eso|ello|lo tanto|tanto|ultimo)|sin embargo|entonces|finalmente|sus?|tod[oa]s|amb[oa]s|es|son|esta|estan|sera|seran|de ahi|en cambio|de hecho|porque|aunque|lo (?:que|cual)|alli|ahi|mientras|al final|cada un[oa]|las? demas|el resto|a cambio|ademas)\b(?! (?:dificil|imposible|necesari|hora de|urgente|verdad))/u.test(
      fold(sentence),
    )
  );
}

/**
 * A sentence as one or more sentences of at most `most` words: broken where a new clause begins, else its tail
 * left out. Empty when neither is possible.
 */
export function breakSentence(sentence: string, most: number): string[] {
  if (countWords(sentence) <= most) {
    return runOn(sentence) ?? [sentence];
  }
  const observed =
    /^.{0,60}(?<!\p{L})(?:observamos|constatamos|sabemos|vemos|hemos visto|comprobamos|hemos comprobado|notamos|veo|sé|observo)[^.]*? que (.+)$/iu.exec(
      sentence,
    )?.[1];
  if (observed !== undefined) return breakSentence(upperFirst(observed), most);
  const body = sentence.replace(/[.!?]$/u, '');
  for (const [mark, join] of breaks) {
    for (const found of body.matchAll(mark)) {
      const left = body.slice(0, found.index);
      const right = body.slice(found.index + found[0].length);
      const said = join(right);
      if (countWords(left) < 4 || countWords(left) > most || countWords(said) < 3) continue;
      const stands = said !== right || found[0].includes(':') || hasVerb(right);
      if (!isSentence(left) || !stands) continue;
      return [`${left}.`, ...breakSentence(`${upperFirst(said)}.`, most)];
    }
  }
  const cut = shorten(sentence).find((shorter) => countWords(shorter) <= most);
  return cut === undefined ? [] : [cut];
}

/** Two sentences that only a comma joins, as hurried people write them. */
function runOn(sentence: string): string[] | undefined {
  const body = sentence.replace(/[.!?]$/u, '');
  const found =
    /^(.{12,}?), ((?:el|la|los|las|un|una) \p{L}+ (?:\p{L}+(?:a|e|an|en)) .{4,}|(?:es|son|no) (?:más|muy|hace) .+)$/u.exec(
      body,
    );
  const [, left, right] = found ?? [];
  if (left === undefined || right === undefined || !hasVerb(left) || !hasVerb(right)) return undefined;
  if (/^(?:cuando|si|como|mientras|aunque|hoy|donde|para|en|al|por|desde)(?!\p{L})/iu.test(left))
    return undefined;
  return [`${left}.`, `${upperFirst(right)}.`];
}

/** Shorter whole sentences made by leaving out the tail, longest first; at least four words each. */
export function shorten(sentence: string): string[] {
  const body = sentence.replace(/[.!?]$/u, '');
  const cuts = [...fold(body).matchAll(tails)]
    .map((found) => body.slice(0, found.index).replace(/[,;:]$/u, ''))
    .filter(
      (left) =>
        countWords(left) >= (/\d/u.test(left) ? 3 : 4) && isSentence(left) && !endsOpen.test(fold(left)),
    );
  return [...new Set(cuts)].toSorted((a, b) => b.length - a.length).map((left) => `${left}.`);
}

const same = (rest: string) => rest;

// Where a sentence falls into two, and how the second begins. Unchanged second halves must hold a verb, except after a colon.
const breaks: [RegExp, (rest: string) => string][] = [
  [/\s*: /gu, same],
  [/,? pero /gu, (rest) => `Pero ${rest}`],
  [/, lo que /gu, (rest) => `Eso ${rest}`],
  [/, así que /gu, (rest) => `Así que ${rest}`],
  [/, (?:mientras que|mientras|cuando) (?=(?:el|la|los|las|muchos|muchas|casi)(?!\p{L}))/gu, same],
  [/, donde /gu, (rest) => `Allí ${rest}`],
  [/,? (?:ya que|porque|pues) /gu, (rest) => `Porque ${rest}`],
  [/, y /gu, same],
  [/ y (?=(?:se|nos|les|le|no|ya|el|la|los|las|hay|\p{L}+[aei]mos)(?!\p{L}))/gu, same],
  [/, /gu, same],
  [/,? (?:con el fin de|a fin de|con el objetivo de) /gu, (rest) => `El objetivo: ${rest}`],
  [/,? gracias a /gu, (rest) => `Todo, gracias a ${rest}`],
];

// What may be left out at the end of a sentence; matched on folded text.
const tails =
  / (?=y (?:(?:ya|no|se|nos|les|le|lo|la|los|las) )?(?:\w+[aei]mos|\w{3,}[ae]n|\w+(?:aron|ieron)|permite|ayuda|propone|indica|avisa|evita|reduce|hace|pone|mide|lee|envia|guarda|da|deja|repara|cuesta|dura|tiene|recoge|lleva|puede|aguanta|soporta|resiste)\b)|, (?=(?:con|sin|en|para|por|como|y|pero|lo que|donde|que|cuando|gracias|incluso|sobre todo|directamente|hasta|desde|de|al?|tras|mientras|aunque|porque|ya que|especialmente|tanto|\w+(?:ando|iendo))\b)| (?=(?:gracias a|para que|porque|ya que|cuando|mientras|sobre todo|con el fin de|a fin de|aunque)\b)| (?=(?:para|sin) \w+[aei]r(?:se|l[aeo]s?)?\b)| (?=\w{3,}(?:ando|iendo)\b)/gu;

const endsOpen =
  /\b(?:y|e|o|de|del|al?|que|el|la|los|las|una?|es|son|por|para|con|mas|menos|muy|tan|permite|permiten|ayuda|ayudan|creemos|pensamos|vemos|sabemos|hay|quiere|quieren|en|sus?|se|no|si|como|esta|estan|estamos|siguen?|va|van|necesitan?|pueden?|debe|deben|sin|sobre|entre|cada)$/u;
