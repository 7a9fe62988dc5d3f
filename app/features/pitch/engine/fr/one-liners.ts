import type { Reading } from '../read/reading';
import { fold, upperFirst } from '../words';
import { isAnaphoric, shorten } from './clauses';
import { echoes } from './grammar';
import { names } from './names';
import { voiceOf } from './voice';

/** One-liners, best first; the last is always short enough. */
export function oneLiners(reading: Reading): string[] {
  const {
    category,
    audience,
    shortAudience,
    reading: { offer, sentences },
  } = voiceOf(reading);
  const sure = reading.audience.sure;
  const name = offer.name;
  const open = (text: string) => (name === undefined ? upperFirst(text) : `${name} : ${text}`);
  const forWhom = (text: string, who: string) =>
    !sure || echoes(text, who) || / (?:pour|aux|destinée?s?)(?!\p{L})/u.test(text) || names(text, who)
      ? []
      : [open(`${text}${text.includes(', ') ? ',' : ''} pour ${who}.`)];
  const { phrase, short, aim, statement, lead } = offer;
  const told = sentences.find(
    (sentence) => !isAnaphoric(sentence.text) && (sentence.role === 'benefit' || sentence.role === 'how'),
  );
  if (statement !== undefined)
    return [statement, ...(statement.includes('. ') ? [] : shorten(statement)), ...tooLong(statement, name)];
  // « Nous louons des robes » is not « des robes ».
  const done =
    lead !== undefined && phrase !== undefined && tellingVerb.test(fold(lead)) ? [`${lead} ${phrase}.`] : [];
  return [
    ...done,
    ...(phrase === undefined
      ? []
      : / (?:qui|où|que) /u.test(phrase)
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
      : [open(`${aim}.`), ...(sure ? [`${name ?? `Un ${category}`} pour ${aim}.`] : [])]),
    ...(told === undefined
      ? []
      : reading.quotedLang === undefined
        ? [told.text, ...told.shorter]
        : [
            startsWithName(told.text, name)
              ? `${told.text}.`
              : `${name ?? upperFirst(category)} : ${told.text}.`,
          ]),
    ...(audience === ''
      ? []
      : [
          `${name ?? upperFirst(category)}, pour ${sure ? shortAudience : `« ${audience} »`} : [l’essentiel à compléter].`,
        ]),
    `${name ?? upperFirst(category)} : [l’essentiel en une phrase, à compléter].`,
  ];
}

/** Verbs without which the noun would be another offer. */
export const tellingVerb = /\b(?:lou|pret|repar|transform|collect|recuper|livr|recycl|rachet|form|trad)\w*$/u;

/** Of a statement too long to quote, its first clause. */
function tooLong(statement: string, name: string | undefined): string[] {
  const [clause = ''] = statement.split(/[,;:.] /u);
  return [
    `${clause.replace(/[.!]$/u, '')}.`,
    `${name ?? 'Offre'} : [l’essentiel en une phrase, à compléter].`,
  ];
}

/** True for a quoted sentence that begins with the name of the offer. */
function startsWithName(quoted: string, name: string | undefined): boolean {
  return name !== undefined && quoted.slice(1).startsWith(name);
}
