import type { Reading } from '../read/reading';
import { upperFirst } from '../words';
import { isAnaphoric } from './clauses';
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
    !sure || / (?:para|a los|a las|destinad\p{L}*)(?!\p{L})/u.test(text)
      ? []
      : [open(`${text}${text.includes(',') ? ',' : ''} para ${who}.`)];
  const { phrase, short, aim } = offer;
  const told = sentences.find(
    (sentence) => !isAnaphoric(sentence.text) && (sentence.role === 'benefit' || sentence.role === 'how'),
  );
  return [
    ...(phrase === undefined
      ? []
      : / (?:que|donde) /u.test(phrase)
        ? [open(`${phrase}.`)]
        : forWhom(phrase, audience)),
    ...(phrase === undefined ? [] : [...forWhom(phrase, shortAudience), open(`${phrase}.`)]),
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
          open(`${aim}.`),
          ...(sure ? [`${name ?? `${feminine ? 'Una' : 'Un'} ${category}`} para ${aim}.`] : []),
        ]),
    ...(told === undefined
      ? []
      : reading.quotedLang === undefined
        ? [told.text, ...told.shorter]
        : [`${name ?? upperFirst(category)}: «${told.text}».`]),
    ...(audience === ''
      ? []
      : [
          `${name ?? upperFirst(category)} para ${sure ? shortAudience : `«${audience}»`}: [completar: qué es, en pocas palabras].`,
        ]),
    `${name ?? upperFirst(category)}: [completar: qué es, en pocas palabras].`,
  ];
}
