import type { Reading } from '../read/reading';
import { countWords, lowerFirst, upperFirst } from '../words';
import { isAnaphoric } from './clauses';
import { voiceOf } from './voice';

/** One-liners, best first; the last is always short enough. */
export function oneLiners(reading: Reading): string[] {
  const { audience, shortAudience, called } = voiceOf(reading);
  const { offer, sentences } = reading;
  const { name, phrase, short, aim } = offer;
  const sure = reading.audience.sure && !reading.audience.broad;
  const open = (text: string) => (name === undefined ? upperFirst(text) : `${name}: ${text}`);
  const forWhom = (text: string, who: string) =>
    !sure ||
    / for /u.test(phrase ?? '') ||
    / (?:for|who|aimed at|with)\b|,/u.test(text) ||
    countWords(text) > 8
      ? []
      : [open(`${text} for ${who}.`)];
  // “We set up printers”: without its verb, the phrase offers printers.
  const deed =
    offer.lead !== undefined &&
    / (?:set up|rent out|rent|restore|import|edit|print|distribute|host|supply)$/u.test(offer.lead);
  const whole = phrase === undefined ? [] : deed ? [`${offer.lead ?? ''} ${phrase}.`] : [open(`${phrase}.`)];
  const medium = offer.medium
    .filter((text) => / (?:that|which|to) /u.test(text))
    .map((text) => open(`${text}.`));
  const does = / (?:that|which|who|where) /u.test(phrase ?? '');
  const told = sentences.find(
    ({ text, role }) => !isAnaphoric(text) && ['definition', 'benefit', 'how'].includes(role),
  );
  const named = name === undefined ? undefined : sentences.find(({ text }) => text.startsWith(`${name} `));
  const statements = [named, told]
    .filter((sentence) => sentence !== undefined)
    .flatMap(({ text, shorter, role }) => [
      ...(role === 'definition' ? [text] : []),
      text.split(/(?<=\.) /u)[0] ?? text,
      ...shorter,
    ])
    .map((text) =>
      reading.quotedLang === undefined
        ? name === undefined || text.includes(name)
          ? text
          : `${name}: ${/^(?:I\b|\p{Lu}\p{L}*\p{Lu})/u.test(text) ? text : lowerFirst(text)}`
        : `${upperFirst(called)}: « ${text} ».`,
    );
  // “Before she does” needs the sentence before it.
  const clear = statements.filter((text) => !/\b(?:she|he|him)\b/u.test(text));
  return [
    ...(phrase === undefined
      ? []
      : does || deed
        ? whole
        : [...forWhom(phrase, audience), ...forWhom(phrase, shortAudience), ...whole]),
    ...medium,
    ...(short === undefined
      ? []
      : [...forWhom(short, audience), ...forWhom(short, shortAudience), open(`${short}.`)]),
    ...(told?.role === 'definition' || named !== undefined || /^(?:We|I) want to /u.test(told?.text ?? '')
      ? [...clear, ...statements]
      : []),
    ...(aim === undefined || /\btheir\b/u.test(aim)
      ? []
      : [name === undefined ? `${upperFirst(called)}: ${aim}.` : open(`${aim}.`)]),
    ...statements,
    ...(audience === ''
      ? []
      : [
          `${upperFirst(called)}, for ${reading.audience.sure ? shortAudience : `« ${audience} »`}: [what it does, in a few words].`,
        ]),
    `${upperFirst(called)}: [what it does, in one sentence].`,
  ];
}
