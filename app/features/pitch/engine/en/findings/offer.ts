import { countWords, upperFirst } from '../../words';
import type { Voice } from '../voice';

/** Step 1: what it is, for whom, its strongest fact, and what stays vague. */
export function offer(voice: Voice): string[] {
  if (voice.reading.quotedLang !== undefined) {
    return [
      'Your text is not in English, French or Spanish: the frame of the pitch is in English, and your sentences are quoted as they stand.',
      'A translation of your description, even a quick one, would give a pitch written from end to end.',
    ];
  }
  return [known(voice), weakness(voice)];
}

function known({ reading, category, shortAudience }: Voice): string {
  const { phrase, short, name, aim, plural, lead } = reading.offer;
  const what =
    phrase !== undefined && countWords(phrase) <= 20
      ? phrase
      : (short ?? reading.offer.medium.at(-1) ?? phrase);
  const who = reading.audience.sure && !reading.audience.broad ? ` for ${shortAudience}` : '';
  if (what !== undefined) {
    const whom =
      / for /u.test(phrase ?? '') ||
      / (?:for|that|who|which|where|with)\b|,/u.test(what) ||
      countWords(what) > 8
        ? ''
        : who;
    if (name === undefined) return `What comes across: ${what}${whom}.`;
    const is = !plural ? ' is' : name.endsWith('s') ? ' are' : ',';
    return `What comes across: ${lead ?? `${name}${is}`} ${what}${whom}.`;
  }
  if (reading.sentences.some(({ role }) => role === 'definition') && name === undefined)
    return 'It’s clear what you do; give it a name, and people will remember it.';
  if (name !== undefined)
    return `It’s clear what ${name} does; a sentence “${name} is a …” would say it faster.`;
  if (aim !== undefined)
    return `The aim is clear (${aim}), but not yet what you provide: a product, a tool, a place or a person?`;
  return reading.sentences.some(({ text }) => /^(?:Our|We|My|I) /u.test(text))
    ? 'It’s clear what you do; give it a name, and people will remember it.'
    : `No sentence says plainly what your ${category} is: start with “Name is a …”.`;
}

function weakness({ reading, sector }: Voice): string {
  const [buzz] = reading.jargon;
  const telling = reading.figures.filter((figure) => /\p{L}|%|[£€$]/u.test(figure.replace(/^[\d\s]+/u, '')));
  // A result says more than a price.
  const strongest =
    telling.find((figure) => !/[£€$]|\b(?:pounds?|euros?|dollars?)\b/u.test(figure)) ?? telling[0];
  const proof = reading.sentences.find((sentence) => sentence.role === 'proof');
  const hasProof = proof !== undefined;
  if (buzz !== undefined && strongest !== undefined)
    return `« ${buzz} » tells us nothing and is left out; « ${strongest} » does: move that figure up.`;
  if (buzz !== undefined)
    return `« ${buzz} » tells the listener nothing: give the fact that makes you use the word instead.`;
  const told = [proof?.text, ...(proof?.shorter ?? [])].find(
    (text) => text !== undefined && /\d/u.test(text) && countWords(text) <= 14 && !text.includes('. '),
  );
  if (told !== undefined)
    return `Your strongest fact: « ${upperFirst(told.replace(/\.$/u, '').replace(/^(?:So far|The figures|Today): /u, ''))} ». That’s what people will repeat, so say it early.`;
  if (strongest !== undefined && hasProof)
    return `Your strongest fact: « ${strongest} ». That’s what people will repeat, so say it early.`;
  if (strongest !== undefined)
    return `« ${strongest} » is a precise figure, but nothing shows that people use it yet: add the ${sector.proof}.`;
  if (hasProof)
    return `You have a proof, but no figure: the ${sector.proof}, however small, would make it checkable.`;
  return `There is no figure in your text: the ${sector.proof}, a price or a date, one would be enough to be believed.`;
}
