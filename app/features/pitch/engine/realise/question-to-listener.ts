import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { type Language, languages } from '../languages/language';
import { isAnd, isIndefinite, isPerson } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type PhraseMatch, type Word, wordsOf } from '../phrases';
import type { Fact, Reading } from '../facts';
import { upperFirst } from '../words';

/** “Is that you?”, “Will you help us with that?”: turns what is needed to this listener, or the pitch where it states no need. */
export function questionAfter(said: string, reading: Reading, slots: Slots): string {
  const { brief, lang } = reading;
  const { cues } = languages[lang];
  const words = wordsOf(said, lang);
  const somebody = cues.somebodies.find(words);
  const isSought = somebody !== undefined && isSoughtAt(somebody, words, languages[lang]);
  const isOfOne = isSought && !words.some((_, at) => joinsAnother(words, at, languages[lang]));
  const isFamiliar = cues.familiar.find(wordsOf(brief.description, lang)) !== undefined;
  const { afterNeed: questions, address } = framesOf[lang];
  // « Je répare ton vélo » asks nobody « Quel jour vous convient ? »
  const isOtherwise = isFamiliar && address === undefined;
  const ask = () => {
    if (said.endsWith('?')) return undefined;
    if (brief.goal === 'team') return isOfOne && !isFamiliar ? questions.person : questions.people;
    if (brief.goal === 'investors') return isProved(reading) ? questions.figures : questions.minutes;
    if (brief.goal === 'users') return isByAppointment(reading) && !isOtherwise ? questions.day : undefined;
    return questions.help;
  };
  return typed(fillFrame(ask() ?? '', slots), reading);
}

/**
 * Users of a service that speaks to them (who buries, or hosts websites, does not) or comes to them fix a day with its founders, unless they are told
 * what else to do: “Post us yours”, “on Tuesdays”, “If it leaks, call me”; for what is used today others may wait ten weeks.
 */
function isByAppointment({ brief, facts, lang }: Reading): boolean {
  const { withoutAppointment, calls, yours, listeners, visits } = languages[lang].cues;
  const told = facts.filter(({ field }) => field === 'description');
  const says = (one: Fact, cue: typeof calls) => cue.find(wordsOf(one.text, lang)) !== undefined;
  const isInvited = told.slice(-2).some((one) => one.kind === 'invitation' || says(one, calls));
  // “A school on a barge” is no deed for which one fixes a day.
  const isDeed = told.some(({ kind, form }) => kind === 'offer' && form === 'sentence');
  const isService = brief.category === 'service' || brief.category === 'offer';
  const isSpokenTo = told.some(({ text }) =>
    wordsOf(text, lang).some(({ folded }) => yours.has(folded) || listeners.has(folded)),
  );
  const isMet = isSpokenTo || told.some((one) => says(one, visits));
  const isOtherwise = told.some(
    (one) => one.kind !== 'problem' && one.kind !== 'instead' && says(one, withoutAppointment),
  );
  return isService && isDeed && isMet && !isInvited && !isOtherwise;
}

/** “I need somebody who drives”, “… and for somebody who knows the law”; not “we need a van, and somebody said so”. */
function isSoughtAt({ from, to }: PhraseMatch, words: readonly Word[], language: Language): boolean {
  const { cues, grammar } = language;
  const near = words.slice(Math.max(0, from - mostOfNeed), from);
  const isNear = near.some((_, at) => {
    const end = cues.needs.startsAt(near, at)?.to;
    const between = near.slice(end);
    return (
      end !== undefined && between.length <= mostBetween && !between.some((word) => isJoint(word, language))
    );
  });
  if (isNear || cues.needs.find(words) === undefined) return true;
  const isJoined = words.slice(Math.max(0, from - mostBetween), from).some((word) => isJoint(word, language));
  const rest = words.slice(to).map((word) => word.text);
  return isJoined && (cues.relatives.has(words[to]?.folded ?? '') || grammar.finiteVerbIndex(rest) < 0);
}

/** “Somebody who codes and a welder” are two, “who knows steel and the salons” is one. */
function joinsAnother(words: readonly Word[], at: number, language: Language): boolean {
  const next = words.slice(at + 1);
  const isOne = isIndefinite(next[0], language) && next.slice(1, 3).some((word) => isPerson(word, language));
  return (
    isAnd(words[at], language) &&
    (isOne ||
      isNumberWord(next[0]?.folded ?? '', language.lang) ||
      language.cues.somebodies.startsAt(next, 0) !== undefined)
  );
}

function isJoint(word: Word, language: Language): boolean {
  const { alternatives, subordinators } = language.cues;
  return isAnd(word, language) || alternatives.has(word.folded) || subordinators.has(word.folded);
}

const mostBetween = 2;
const mostOfNeed = 8;

/** Whether something is told that happened: there are figures to show, and customers to name. */
export function isProved({ facts }: Reading): boolean {
  return facts.some(({ kind }) => kind === 'proof');
}

/** A filled frame as it is typed; nothing where a slot was missing. */
export function typed(text: string | undefined, { lang }: Reading): string {
  return text === undefined ? '' : languages[lang].grammar.joinWords(upperFirst(text));
}
