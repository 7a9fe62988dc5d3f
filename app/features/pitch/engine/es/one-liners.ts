import type { Reading } from '../read/reading';
import { splitSentences, upperFirst } from '../words';
import { namesAudience } from './audience';
import { isAnaphoric } from './clauses';
import { statementOf } from './sentences';
import { voiceOf } from './voice';

/** One-liners, best first; the last is always short enough. */
export function oneLiners(reading: Reading): string[] {
  const {
    category,
    feminine,
    audience,
    shortAudience,
    reading: { offer, sentences },
  } = voiceOf(reading);
  const sure = reading.audience.sure;
  const name = offer.name;
  const open = (text: string) => (name === undefined ? upperFirst(text) : `${name}: ${text}`);
  const forWhom = (text: string, who: string) =>
    !sure ||
    / (?:para|a los|a las|destinad\p{L}*)(?!\p{L})/u.test(text) ||
    namesAudience(text, reading.audience)
      ? []
      : [open(`${text}${text.includes(',') ? ',' : ''} para ${who}.`)];
  const { phrase, short, aim, lead, medium } = offer;
  const stated = statementOf(reading);
  const said =
    lead === undefined
      ? []
      : [phrase, ...medium].flatMap((text) => (text === undefined ? [] : [`${lead} ${text}.`]));
  const told = sentences.find(
    (sentence) => !isAnaphoric(sentence.text) && (sentence.role === 'benefit' || sentence.role === 'how'),
  );
  return [
    ...(stated === undefined || reading.quotedLang !== undefined
      ? []
      : [firstOf(stated.text), ...stated.shorter]),
    ...said,
    ...(phrase === undefined
      ? []
      : / (?:que|donde) /u.test(phrase)
        ? [open(`${phrase}.`)]
        : forWhom(phrase, audience)),
    ...(phrase === undefined ? [] : [...forWhom(phrase, shortAudience), open(`${phrase}.`)]),
    ...medium.map((text) => open(`${text}.`)),
    ...(short === undefined
      ? []
      : [...forWhom(short, audience), ...forWhom(short, shortAudience), open(`${short}.`)]),
    ...(name === undefined
      ? []
      : sentences
          .map(({ text }) => text)
          .filter((text) => text.startsWith(`${name} `))
          .slice(0, 1)),
    ...(aim === undefined
      ? []
      : [
          name === undefined ? open(`${aim}.`) : `${name} sirve para ${aim}.`,
          ...(sure ? [`${name ?? `${feminine ? 'Una' : 'Un'} ${category}`} para ${aim}.`] : []),
        ]),
    ...(told === undefined
      ? []
      : reading.quotedLang === undefined
        ? [firstOf(told.text), ...told.shorter]
        : [`${name ?? upperFirst(category)}: «${told.text}».`]),
    ...(audience === ''
      ? []
      : [
          `${name ?? upperFirst(category)} para ${sure ? shortAudience : `«${audience}»`}: [completar: qué es, en pocas palabras].`,
        ]),
    `${name ?? upperFirst(category)}: [completar: qué es, en pocas palabras].`,
  ];
}

function firstOf(text: string): string {
  return splitSentences(text)[0] ?? text;
}
