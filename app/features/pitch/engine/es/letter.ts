import type { Goal } from '../../pitch';
import type { Reading } from '../read/reading';
import { countWords, upperFirst } from '../words';
import { thePlace } from './places';
import { statementOf } from './sentences';
import { weVerb } from './verbs';
import { voiceOf } from './voice';

/** What stands around the pitch when it is sent in writing: the subject says what it is and for whom. */
export function spanishLetter(reading: Reading): { subject: string; greeting: string; closing: string } {
  const subject = subjects(reading).find((text) => text.length <= longestSubject && !quoted.test(text));
  return {
    subject: subject ?? upperFirst(voiceOf(reading).ours),
    greeting: 'Buenos días:',
    closing: closings[reading.brief.goal](reading.alone),
  };
}

/** Characters of a subject that a mail program shows whole. */
const longestSubject = 60;
const quoted = /[\u0001\u0002]/u;

/** Subjects, best first: what it is for whom, then what it is, then a kind of offer for them. */
function subjects(reading: Reading): string[] {
  const { offer, audience, brief } = reading;
  const { category, feminine } = voiceOf(reading);
  const { name, phrase } = offer;
  const what = namings(offer);
  const who =
    audience.sure && !audience.broad ? [audience.phrase, audience.short, ...bareNoun(audience.phrase)] : [];
  const titled = (text: string) => (name === undefined ? upperFirst(text) : `${name}: ${text}`);
  const forThem = (text: string) =>
    / (?:para|que|donde) /u.test(text) ? [] : who.map((one) => titled(`${text} para ${one}`));
  const stated =
    statementOf(reading) ?? reading.sentences.find(({ text }) => weVerb.test(text.split(' ')[0] ?? ''));
  const [place = 'ES'] = brief.distributedIn;
  const kind = `un${feminine ? 'a' : ''} ${category}`;
  return [
    ...(phrase === undefined ? [] : [titled(phrase)]),
    ...what.flatMap(forThem),
    ...(stated === undefined
      ? []
      : [stated.text, ...stated.shorter, ...cutStatement(stated.text)].map((text) =>
          text.replace(/\.$/u, ''),
        )),
    ...what.filter((text) => countWords(text) > 3).map(titled),
    ...who.map((one) => titled(`${kind} para ${one}`)),
    ...what.map(titled),
    ...(quoted.test(audience.phrase) || name === undefined ? [] : [name]),
    titled(`${kind} en ${thePlace(place)}`),
  ];
}

/** The ways to name the offer that end where a complement ends, longest first. */
function namings({ phrase, medium, short }: Reading['offer']): string[] {
  const cuts = [phrase, ...medium, short]
    .filter((text) => text !== undefined)
    .map((text) => text.split(/: |, /u)[0] ?? text)
    .filter((text) => !/ (?:personas|hech[oa]s?|atendid[oa]s?|por \p{L}+)$/u.test(text));
  return [...new Set(cuts)];
}

/** « Enseño a leer a mujeres inmigrantes », without where or with what. */
function cutStatement(text: string): string[] {
  if (/ (?:pon\p{L}+|conect\p{L}+|un\p{L}+|convert\p{L}+|transform\p{L}+) /iu.test(` ${text}`)) return [];
  const [left = ''] = text.split(/ (?:en|con|y|desde|durante) |,/u);
  return countWords(left) >= 5 ? [left] : [];
}

/** « las familias » of « las familias que cuidan a distancia de un mayor »; nothing where that would say nothing. */
function bareNoun(phrase: string): string[] {
  const noun = phrase.split(/ (?:que|de|con|sin|en|y) |,/u)[0] ?? '';
  return noun === phrase ||
    /(?:personas|gente|miembros|usuari[oa]s|hombres|mujeres|president[ae]s|propietari[oa]s|dueñ[oa]s|responsables|deportistas|alumn[oa]s|adolescentes)$/u.test(
      noun,
    )
    ? []
    : [noun];
}

const closings: Record<Goal, (alone: boolean) => string> = {
  investors: (alone) =>
    `Gracias por su tiempo. ${alone ? 'Quedo' : 'Quedamos'} a su disposición para enviarle las cifras. Un saludo cordial.`,
  incubator: (alone) =>
    `Gracias por leer esta candidatura. ${alone ? 'Quedo' : 'Quedamos'} a su disposición. Un saludo cordial.`,
  users: () => 'Gracias por leer hasta aquí. Un saludo cordial.',
  team: () => 'Gracias por leer hasta aquí. Un saludo cordial, y hasta pronto.',
};
