import type { CheckNumber, Verdict, WeakPoint } from '../../pitch';
import { fold } from '../words';
import { firstPassable } from './better';
import { figuresOf } from './numbers';
import type { Sentence } from './sentences';
import { namesAudience, namesOffer, type Subject } from './subject';

/** What rules can honestly say of a check that asks for a reader; `yours` where they cannot tell. */
export type Opinion = { check: CheckNumber; verdict: Verdict; weak?: WeakPoint };

/** The opinions on the checks that no program decides alone. */
export function opinionsOf(subject: Subject): Opinion[] {
  return [
    whatAndForWhom(subject),
    opening(subject),
    { check: 5, verdict: 'yours' },
    { check: 6, verdict: 'yours' },
    difference(subject),
    proof(subject),
    ask(subject),
    { check: 13, verdict: 'yours' },
    // Its faults are a program's to find.
    { check: 14, verdict: subject.source.isForeign ? 'yours' : 'good' },
  ];
}

/** 3: the first two sentences of the short versions name the offer and the audience. */
function whatAndForWhom(subject: Subject): Opinion {
  const check = 3;
  if (subject.source.isForeign) return { check, verdict: 'yours' };
  const starts = subject.spoken
    .filter(({ duration }) => duration <= 30)
    .map(({ duration, sentences }) => ({
      duration,
      second: sentences[1] ?? sentences[0],
      text: sentences
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    }));
  const late = starts.find(({ text }) => !namesOffer(text, subject));
  if (late?.second !== undefined && hasOffer(subject)) {
    const better = firstPassable([subject.pitch.oneLiner], late.second.line, subject);
    return {
      check,
      verdict: 'weak',
      weak: { check, duration: late.duration, line: late.second.line, ...better },
    };
  }
  const isClear = starts.every(({ text }) => namesOffer(text, subject) && namesAudience(text, subject));
  return { check, verdict: isClear ? 'good' : 'yours' };
}

function hasOffer({ reading: { offer } }: Subject): boolean {
  return offer.name !== undefined || offer.phrase !== undefined || offer.statement !== undefined;
}

/** 4: a question, a figure or a situation; never a greeting or a name. */
function opening(subject: Subject): Opinion {
  const check = 4;
  const firsts = subject.spoken.flatMap(({ duration, sentences: [first] }) =>
    first === undefined ? [] : [{ duration, first, verdict: opens(first, subject) }],
  );
  const weak = firsts.find(({ verdict }) => verdict === 'weak');
  if (weak === undefined) {
    const verdict = firsts.every((one) => one.verdict === 'good') ? 'good' : 'yours';
    return { check, verdict };
  }
  const others = subject.pitch.openings.filter(
    (line) => opens({ line, text: line.map(({ text }) => text).join('') }, subject) === 'good',
  );
  const { line } = weak.first;
  return {
    check,
    verdict: 'weak',
    weak: { check, duration: weak.duration, line, ...firstPassable(others, line, subject) },
  };
}

function opens({ text }: Sentence, { cues, reading, source }: Subject): Verdict {
  const folded = fold(text);
  const { name } = reading.offer;
  if (cues.introduction.test(folded)) return 'weak';
  if (name !== undefined && folded.startsWith(fold(name))) return 'weak';
  if (text.includes('?') || figuresOf(text).some((figure) => source.numbers.has(figure))) return 'good';
  return cues.ourselves.test(folded) ? 'yours' : 'good';
}

/** 7: the longer versions say in so many words what is different. */
function difference({ spoken, cues }: Subject): Opinion {
  const says = (sentences: Sentence[]) =>
    sentences.some(
      ({ text, line }) => cues.contrast.test(fold(text)) && line.every((span) => span.placeholder !== true),
    );
  const long = spoken.filter(({ duration }) => duration >= 60);
  return { check: 7, verdict: long.every(({ sentences }) => says(sentences)) ? 'good' : 'yours' };
}

/** 8: a figure of the brief in every version that has the time for one. */
function proof({ spoken, source }: Subject): Opinion {
  const hasFigure = (sentences: Sentence[]) =>
    sentences.some(({ text }) => figuresOf(text).some((figure) => source.numbers.has(figure)));
  const long = spoken.filter(({ duration }) => duration >= 30);
  return { check: 8, verdict: long.every(({ sentences }) => hasFigure(sentences)) ? 'good' : 'yours' };
}

/** 10: the last sentence asks for something, and none before the end does. */
function ask({ spoken, cues }: Subject): Opinion {
  const check = 10;
  const early = spoken
    .flatMap(({ duration, sentences }) =>
      sentences.slice(0, -closingSentences).map((sentence) => ({ duration, ...sentence })),
    )
    .find(({ text }) => cues.call.test(fold(text)));
  if (early !== undefined) {
    const { duration, line } = early;
    return { check, verdict: 'weak', weak: { check, duration, line } };
  }
  const asks = spoken.every(({ sentences }) => cues.ask.test(fold(sentences.at(-1)?.text ?? '')));
  return { check, verdict: asks ? 'good' : 'yours' };
}

/** An ask may take two sentences: « Nous cherchons … Quand pouvons-nous en parler ? » */
const closingSentences = 2;
