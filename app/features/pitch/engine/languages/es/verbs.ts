import { fold, startsUpper } from '../../words';
import { around, isFigure, isMark, mainVerb } from '../finite-verb';
import { spanish as lists } from '../forms';
import type { WordForm } from '../grammar';
import { endings, isIn, wordSet } from '../lists';
import { isCapitalized } from './nouns';

const { thirds, nounLike, determiners, prepositions, clitics } = lists;

type Sentence = { tokens: readonly string[]; raw: readonly string[]; words: readonly string[] };

export function finiteVerbIndex(tokens: readonly string[]): number {
  const words = tokens.map(fold);
  const sentence = { tokens, words, raw: tokens.map((token) => token.toLowerCase()) };
  // « Cobra Claro ayuda …»: a name may begin with a verb.
  const isName = isCapitalized(tokens[1]) && !isWe(words[0] ?? '');
  const found = isName ? mainVerbFrom(1, sentence) : -1;
  return found < 0 ? mainVerbFrom(0, sentence) : found;
}

function mainVerbFrom(from: number, sentence: Sentence): number {
  const { words } = sentence;
  return mainVerb(words, from, {
    closesClause: (at) => words[at] === ',' && openers.has(words[0] ?? ''),
    opensClause: (at) => opensClause(sentence, at),
    isVerbAt: (at) => isVerbAt(sentence, at),
    isJoined: (at) => links.has(words[beforeClitics(words, at)] ?? ''),
  });
}

export function isOurs(verb: string): 'we' | 'I' | undefined {
  const word = fold(verb);
  if (isWe(word)) return 'we';
  return isFirstPerson(word) || isPreteriteOfOne(verb) ? 'I' : undefined;
}

/** « Construí », « trabajé »; not « aquí », « café ». */
function isPreteriteOfOne(verb: string): boolean {
  const written = verb.toLowerCase();
  return pastOfOne.has(fold(written)) || (/\p{L}{3}[éí]$/u.test(written) && !endsStressed.has(fold(written)));
}

export function firstWordForm([first = '', next = '']: readonly string[]): WordForm {
  const word = fold(first);
  // « máster », « sólido »: stressed elsewhere, they are no verbs; « Sumando imparte »: a name before its verb.
  if (/[áéíóú](?!r)/iu.test(first) || lists.nounsInDo.has(word) || isThird(fold(next))) return 'other';
  if (somebody.has(word)) return 'clause';
  if (isInfinitive(word)) return 'infinitive';
  if (isGerund(word)) return 'gerund';
  return /.(?:ad|id)[oa]s?$/u.test(word) || lists.participles.has(word) ? 'participle' : 'other';
}

/** « Serví », « trabajaba », « hemos visto ». */
export function isPast(tokens: readonly string[], at: number): boolean {
  const written = (tokens[at] ?? '').toLowerCase();
  const word = fold(written);
  if (perfects.has(word)) return /(?:[ai]do|cho|sto|rto)$/u.test(fold(tokens[at + 1] ?? ''));
  if (pastOfOne.has(word) || pastOfOthers.has(word) || isImperfect(word)) return true;
  return /(?:[^s][éí]|[^á]ó|[ai]eron|aron|aba[ns]?|ía[ns]?|aste|iste|ábamos|íamos)$/u.test(written);
}

function beforeClitics(words: readonly string[], at: number): number {
  let before = at - 1;
  while (clitics.has(words[before] ?? '') && words[before] !== 'ni') before -= 1;
  return before;
}

function opensClause({ raw, words }: Sentence, at: number): boolean {
  const word = words[at] ?? '';
  const written = raw[at] ?? '';
  if (word === 'que') return at > 0 && opensAfterQue(words, at);
  if (places.has(word)) return at > 0;
  if (word === 'si') return written !== 'sí';
  if (written.startsWith('có') || written.startsWith('cuá')) return at > 0 && howMuch.has(word);
  return openers.has(word);
}

/** « Más barato que el taller » compares; « hay que », « tener que » go with an infinitive. */
function opensAfterQue(words: readonly string[], at: number): boolean {
  const isLed = words[at - 1] === 'de';
  const compares = !isLed && words.slice(Math.max(0, at - 4), at).some((before) => comparing.has(before));
  if (compares && !determiners.has(words[at - 1] ?? '')) return false;
  return !isInfinitive(words[at + 1] ?? '');
}

function isVerbAt(sentence: Sentence, at: number): boolean {
  const word = sentence.words[at] ?? '';
  const written = sentence.raw[at] ?? '';
  const before = sentence.words[at - 1] ?? '';
  if (isMark(word) || isFigure(word) || prepositions.has(word) || clitics.has(word)) return false;
  if (demonstratives.has(written)) return false;
  if (written === 'sé' || written === 'dé' || (word.length > 3 && written.endsWith('ó'))) return true;
  if (before === 'no' && (written.endsWith('ía') || written.endsWith('aba'))) return true;
  if (!isListed(word) && (isInfinitive(word) || isGerund(word))) return false;
  if (tight.has(before) && word.length > 1) return !articles.has(word);
  const isObject = pronouns.has(before) && followsPronoun(sentence, at);
  if (!isObject && isNamed(sentence, at)) return isDemonstrated(word, before);
  const isSaid =
    sentence.words[beforeClitics(sentence.words, at)] === 'yo' && /..o$/u.test(word) && !mine.has(word);
  if (isSaid || isObject || isSure(written, word)) return true;
  if (isFirstPerson(word) || isPreteriteOfOne(written)) return standsAsFirstPerson(sentence.words, at);
  if (at === 0 && goesOnAsI(sentence)) return true;
  return opensAlone(sentence, at) || (nounLike.has(word) && at > 0 && hasSubjectAndObject(sentence, at));
}

function isListed(word: string): boolean {
  return isIn(word, thirds, nounLike, lists.otherPersons, lists.firsts);
}

function isInfinitive(word: string): boolean {
  return /(?:ar|er|ir)(?:l[oa]s?|se|te|me|nos|les?)?$/u.test(word) && !lists.nounsInR.has(word);
}

function isGerund(word: string): boolean {
  return /(?:ando|iendo|yendo)(?:lo|la|se)?$/u.test(word) && !lists.nounsInDo.has(word);
}

/** « La llevamos » and « las vendo », but « la compra »: a pronoun before a sure verb, an article before a noun. */
function followsPronoun({ raw, words }: Sentence, at: number): boolean {
  const { word, before } = around(words, at);
  if ((before === 'los' || before === 'las') && isFirstPerson(word)) return true;
  if (!isSure(raw[at] ?? '', word) || lists.nounsInN.has(word)) return false;
  return before === 'lo' || links.has(words[at - 2] ?? '') || isAfterPronoun(word);
}

function isNamed({ raw, words }: Sentence, at: number): boolean {
  const before = words[at - 1] ?? '';
  if (prepositions.has(before)) return true;
  return determiners.has(before) && raw[at] !== 'está' && raw[at - 1] !== 'él' && raw[at - 1] !== 'tú';
}

function isDemonstrated(word: string, before: string): boolean {
  return (copulas.has(word) && demonstrable.has(before)) || (before === 'todo' && isThird(word));
}

function isSure(written: string, word: string): boolean {
  if (lists.otherPersons.has(word) || isThird(word)) return true;
  if (isWe(word)) return !isStressedNoun(written);
  if (isImperfect(word)) return true;
  if (lists.nounsInN.has(word)) return false;
  if (/.(?:[ae]ron|aban|ían|[aei]rán|áis|[^s]éis)$/u.test(written)) return true;
  if (/..[ae]n$/u.test(word)) return !written.endsWith('án') && !written.endsWith('én');
  return /..[aei]rá$/u.test(written) || /.{3}(?:tiza|[ln]ifica|stituye)$/u.test(word);
}

/** « Préstamos » is a noun, « prestamos » and « hacíamos » are not. */
function isStressedNoun(written: string): boolean {
  return /[áéíóú]\p{L}+mos$/u.test(written) && !isImperfectOfUs(written);
}

function isImperfect(word: string): boolean {
  const stem = word.slice(0, -2);
  if (word.endsWith('aba')) return thirds.has(stem) || (word.length > 5 && !nounsInAba.has(word));
  return word.endsWith('ia') && thirds.has(`${stem}e`);
}

function isThird(word: string): boolean {
  return thirds.has(word) && !nounLike.has(word);
}

function isWe(word: string): boolean {
  return word === 'somos' || (endsLikeWe(word) && !lists.nounsInN.has(word));
}

function isFirstPerson(word: string): boolean {
  if (lists.firsts.has(word)) return true;
  if (!word.endsWith('o') || lists.nounsInO.has(word)) return false;
  const stem = word.slice(0, -1);
  return thirds.has(`${stem}a`) || thirds.has(`${stem}e`);
}

function standsAsFirstPerson(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (at === 0 || isMark(before) || links.has(before) || clitics.has(before)) return true;
  return before === 'yo' || /[s\d]$/u.test(before);
}

function opensAlone({ raw, words }: Sentence, at: number): boolean {
  const before = words[at - 1] ?? '';
  if (at > 0 && !isMark(before) && before !== 'no') return false;
  const { word, after } = around(words, at);
  if (nounLike.has(word)) {
    if (after === 'a') return determiners.has(words[at + 2] ?? '');
    return afterOpening.has(after) || (at === 0 && isBarePlural(after));
  }
  // A noun in -o takes no noun beside it: « doblo cajas », « anudo otra vez », « grabo el nombre »; « mercado los domingos ».
  const isPair = isBarePlural(after);
  const next = words[at + 2] ?? '';
  const isObject = definitesOnly.has(raw[at + 1] ?? '') && !days.has(next);
  const isSecond = manners.has(`${after} ${next}`);
  const acts = isPair || isObject || isSecond;
  return at === 0 && /[^aeiou]o$/u.test(raw[at] ?? '') && !lists.determined.has(word) && acts;
}

/** «Buceo en su piscina y encuentro la fuga»: whoever does the second does the first. */
function goesOnAsI({ raw, words }: Sentence): boolean {
  const endsAsI = (at: number) => (raw[at] ?? '').endsWith('o') && !lists.determined.has(words[at] ?? '');
  const isJoined = (at: number) => at > 1 && links.has(words[beforeClitics(words, at)] ?? '');
  const acts = (at: number) => isJoined(at) && endsAsI(at) && definitesOnly.has(words[at + 1] ?? '');
  return endsAsI(0) && words[1] !== 'de' && words.some((_, at) => acts(at));
}

/** «Compra botones»: no noun has another number than the one beside it. */
function isBarePlural(word: string): boolean {
  return /[^s]{2}[aoe]s$/u.test(word) && !prepositions.has(word) && !days.has(word);
}

function hasSubjectAndObject({ tokens, words }: Sentence, at: number): boolean {
  const { first, before, after } = around(words, at);
  if (before === 'no' || before === 'ya' || subjects.has(before)) return true;
  const isLed = isIn(first, determiners, prepositions, quantities) || startsUpper(tokens[at - 1] ?? '');
  if (!isLed && !words.slice(0, at).some((one) => definites.has(one))) return false;
  return lists.objects.has(after) || isFigure(after) || after.endsWith('mente');
}

const endsStressed = wordSet('aqui alli asi ahi cafe porque pure nanduti bebe comite tambien rubi mani');
const pastOfOthers = wordSet('era eramos eran fue fuimos fueron hizo tuvo hicimos pusimos tuvimos dijo vino');
const perfects = wordSet('he has ha hemos han');
const pastOfOne = wordSet('hice puse tuve fui vi dije pude vine quise supe anduve');
const links = wordSet('y e o u ni');
const somebody = wordSet('alguien nadie');
const places = wordSet('quien quienes donde');
const howMuch = wordSet('como cuanto cuanta cuantos cuantas cual');
const openers = wordSet('que quien quienes cuando donde si cuyo cuya cuyos cuyas porque mientras aunque');
const comparing = wordSet('mas menos mejor peor mayor menor igual tan antes');
const demonstratives = wordSet('este esta estas estos para');
const tight = wordSet('se nos te me os le les');
const articles = wordSet('el un una mi su');
const pronouns = wordSet('lo la los las');
const isAfterPronoun = endings('mos an en ha he');
const copulas = wordSet('es son hay ha han hemos esta estan tiene tenemos');
const demonstrable = wordSet('esta este todo toda otra otro nuestra nuestro');
const isImperfectOfUs = endings('ábamos ébamos áramos éramos íamos');
const nounsInAba = wordSet('silaba guayaba aldaba almadraba');
const endsLikeWe = endings('amos emos imos');
const afterOpening = wordSet('el la los las tu tus su sus mas');
const subjects = wordSet('yo tu el ella ellos ellas nosotros nosotras usted ustedes nadie');
const definitesOnly = wordSet('el la los las');
const days = wordSet(
  'lunes martes miercoles jueves viernes sabado sabados domingo domingos fines dias fin dia',
);
const manners = new Set(['otra vez', 'a mano', 'a domicilio', 'de nuevo']);
const quantities = wordSet('uno mucho mucha muchos muchas');
const definites = wordSet('nuestra nuestro el la los las');

/** Between « yo » and its verb; what else ends in -o there is one, « yo saco ». */
const mine = wordSet('solo mismo');
