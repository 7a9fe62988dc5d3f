import type { Goal } from '../../pitch';
import type { Reading } from '../read/reading';
import { countWords, lowerFirst, upperFirst } from '../words';
import { coreNoun, indefinite, parseNounPhrase } from './noun-phrase';
import { voiceOf, type Voice } from './voice';

/** Subject, at most 60 characters, greeting and closing of the pitch when it is sent in writing. */
export function letter(reading: Reading): { subject: string; greeting: string; closing: string } {
  const voice = voiceOf(reading);
  return { subject: subject(voice), greeting: 'Hello,', closing: closings[reading.brief.goal](voice) };
}

const limit = 60;

/** What it is for whom, in the words of the brief; the longest that fits, the whole phrase first. */
function subject(voice: Voice): string {
  const { reading, shortAudience, audience, category } = voice;
  const { name, phrase, short, medium } = reading.offer;
  const sure = reading.audience.sure && !reading.audience.broad;
  const stated = reading.sentences.find(({ role }) => role === 'definition');
  const named = (text: string) => (name === undefined ? upperFirst(text) : `${name}: ${lowerFirst(text)}`);
  const phrases = [...new Set([phrase, ...medium, short])].filter((text) => text !== undefined);
  const forWhom = (text: string) =>
    sure && countWords(text) <= 8 && !/ (?:for|who|that|which|where|with)\b|,/u.test(text)
      ? [named(`${text} for ${audience}`), named(`${text} for ${shortAudience}`)]
      : [];
  const quoted = reading.quotedLang !== undefined;
  const candidates = quoted
    ? []
    : [
        ...phrases.flatMap((text) => [...forWhom(text), named(text)]),
        ...(stated === undefined ? [] : [stated.text, ...stated.shorter]),
        ...(sure && name !== undefined ? [`${name}, for ${audience}`, `${name}, for ${shortAudience}`] : []),
        ...(phrase === undefined ? [] : coreSubjects(voice, phrase)),
        ...(sure ? [`A ${category} for ${audience}`, `A ${category} for ${shortAudience}`] : []),
        ...(name === undefined ? [] : [name]),
      ];
  const found = candidates.map((text) => text.replace(/[.!?]$/u, '')).find((text) => text.length <= limit);
  return (found ?? `A few lines about ${voice.ours}`).replace(/^A offer/u, 'An offer');
}

/** The bare noun with those it is for: “An app for families”. */
function coreSubjects({ reading, audience, shortAudience }: Voice, phrase: string): string[] {
  const np = parseNounPhrase(phrase);
  const core = indefinite({ ...np, noun: coreNoun(phrase) });
  const [people = ''] = shortAudience.split(/ (?:who|that|with|without|in|at|aged)\b|,/u);
  if (!reading.audience.sure || reading.audience.broad) return [];
  return [audience, shortAudience, ...(people === 'people' ? [] : [people])].map((who) =>
    upperFirst(`${core} for ${who}`),
  );
}

const closings: Record<Goal, (voice: Voice) => string> = {
  investors: ({ say }) =>
    `Thank you for your time. ${say('We’ll', 'I’ll')} gladly send the figures. Kind regards,`,
  incubator: ({ say }) =>
    `Thank you for reading. ${say('We’ll', 'I’ll')} gladly answer any question. Kind regards,`,
  users: () => 'Thank you for reading. To know more, just reply to this message. Best wishes,',
  team: ({ say }) =>
    `Thank you for reading. Just reply to this message, and ${say('we’ll', 'I’ll')} find a time. Best wishes,`,
};
