import { countWords, fold, upperFirst } from '../words';
import { hasVerb, isSentence } from './clauses';

/**
 * A sentence as one or more sentences of at most `most` words: broken where a new clause begins, else its tail
 * left out. Empty when neither is possible.
 */
export function breakSentence(sentence: string, most: number): string[] {
  const [, before, learnt] = realised.exec(sentence) ?? [];
  if (before !== undefined && learnt !== undefined && isSentence(before) && hasVerb(learnt))
    return [`${before}.`, ...breakSentence(upperFirst(learnt), most)];
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
      if (/^(?:quién|qué|cuánt[oa]s?|cómo|dónde|cuándo) /iu.test(right)) continue;
      const stands = said !== right || found[0].includes(':') || hasVerb(right);
      if (!isSentence(left) || !stands) continue;
      return [`${left}.`, ...breakSentence(`${upperFirst(said)}.`, most)];
    }
  }
  const cut = shorten(sentence).find((shorter) => countWords(shorter) <= most);
  return cut === undefined ? [] : [cut];
}

// « … y nos dimos cuenta de que nadie sabe »: what was learnt stands by itself.
const realised =
  /^(.{12,}?),? y (?:nos dimos cuenta de|me di cuenta de|descubrimos|descubrí|vimos|vi|comprobamos|aprendimos) que (.{12,})$/u;

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
  return [...new Set(cuts)].toSorted((a, b) => b.length - a.length).map((left) => `${joinLast(left)}.`);
}

/** « Mandamos correos, probamos claves » had a third verb: two are joined with « y ». */
function joinLast(left: string): string {
  return left.replace(
    /^(\p{L}+[aei]mos(?!\p{L})[^,]*), (?=\p{L}+[aei]mos(?!\p{L})(?:(?! y )[^,])*$)/u,
    '$1 y ',
  );
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
