import type { CheckNumber, Duration, Passage, Pitch, PitchOrder, Verdict, WeakPoint } from '../../pitch';
import { durationsOf, plainText } from '../../pitch';
import { cuesOf } from '../languages/cues';
import { wordsOf } from '../phrases';
import type { FactKind, Reading } from '../facts';
import { fold } from '../words';
import { firstPassable } from './line-rules';
import { numbersSaid } from './numbers';
import {
  coversFact,
  type Sentence,
  sentencesOf,
  shareOf,
  type ContentWords,
  contentWordsOf,
} from './sentences';
import { type Source, sourceOf } from './source';

export type Opinion = { check: CheckNumber; verdict: Verdict; weak?: WeakPoint };

type SpokenSentence = Sentence & { duration: Duration; telling: ContentWords };
type Subject = PitchOrder & {
  pitch: Pitch;
  reading: Reading;
  source: Source;
  spoken: { duration: Duration; sentences: SpokenSentence[]; telling: ContentWords }[];
};

export function opinionsOf(order: PitchOrder & { pitch: Pitch; reading: Reading }): Opinion[] {
  const { pitch, lang, brief } = order;
  const spoken = durationsOf(pitch).map((duration) => {
    const passages = pitch.spoken[`${duration}`] ?? [];
    const told = (one: Sentence) => ({ ...one, duration, telling: contentWordsOf(one.text, lang) });
    return {
      duration,
      sentences: sentencesOf(passages).map(told),
      telling: contentWordsOf(plainText(passages), lang),
    };
  });
  const subject = { ...order, spoken, source: sourceOf(brief, lang) };
  return [
    whatAndForWhom(subject),
    opening(subject),
    { check: 3, verdict: saidInAll(subject, ['problem', 'moment', 'instead']) },
    outcomeFirst(subject),
    { check: 5, verdict: contrasts(subject) ? 'good' : saidInAll(subject, ['difference']) },
    { check: 6, verdict: saidInAll(subject, ['proof']) },
    ask(subject),
  ];
}

function weakBy(
  check: CheckNumber,
  { duration, line }: SpokenSentence,
  better: { better?: Passage } = {},
): Opinion {
  return { check, verdict: 'weak', weak: { check, duration, line, ...better } };
}

/** 1: the first two sentences of the shortest text hold the noun or name of the offer, and the audience. */
function whatAndForWhom({ spoken, reading, source, lang, pitch }: Subject): Opinion {
  const [first, second] = spoken[0]?.sentences ?? [];
  const { name, noun } = reading.offer;
  const hasName = name !== undefined || noun !== undefined;
  if (source.isForeign || first === undefined || !hasName) return { check: 1, verdict: 'unknown' };
  const start = `${first.text} ${second?.text ?? ''}`;
  const telling = contentWordsOf(start, lang);
  const isNamed = name !== undefined && fold(start).includes(fold(name));
  if (!isNamed && (noun === undefined || shareOf(contentWordsOf(noun, lang), telling) < 0.5)) {
    const last = second ?? first;
    return weakBy(1, last, firstPassable([pitch.oneLiner], last.line, source, lang));
  }
  const audience = contentWordsOf(reading.audience.words, lang);
  // More than half: “garden” and “planter” may be one stem by chance.
  const isForWhom = audience.stems.size > 0 && shareOf(audience, telling) > 0.5;
  return { check: 1, verdict: isForWhom ? 'good' : 'unknown' };
}

/** 2: begins with a number or several words of the founder's; never with a greeting or an introduction. */
function opening({ spoken, pitch, source, lang, brief }: Subject): Opinion {
  const isIntroduction = (text: string) =>
    cuesOf[lang].selfIntroduction.startsAt(wordsOf(text, lang), 0) !== undefined;
  const firsts = spoken.flatMap(({ sentences }) => sentences.slice(0, 1));
  const weak = firsts.find(({ text }) => isIntroduction(text));
  if (weak !== undefined) {
    const others = pitch.openings.filter((line) => !isIntroduction(plainText(line)));
    return weakBy(2, weak, firstPassable(others, weak.line, source, lang));
  }
  const own = contentWordsOf([brief.description, brief.moment ?? '', ...answersIn(brief)].join('\n'), lang);
  const isOwn = ({ text, telling }: SpokenSentence) =>
    numbersSaid(text, lang).some(({ value, isCount }) => isCount && source.numbers.has(value)) ||
    (!source.isForeign && telling.stems.size > 1 && shareOf(telling, own) >= 0.6);
  return { check: 2, verdict: firsts.length > 0 && firsts.every(isOwn) ? 'good' : 'unknown' };
}

function answersIn({ answers = [] }: Subject['brief']): string[] {
  return answers.map(({ answer }) => answer);
}

function factsOf({ reading, lang }: Subject, kinds: FactKind[]): ContentWords[] {
  const facts = reading.facts.filter(({ kind }) => kinds.includes(kind));
  return facts.map(({ text }) => contentWordsOf(text, lang));
}

/** `good` when every text of 30 seconds or more says a fact of those kinds. Their lack is the questions' to tell. */
function saidInAll(subject: Subject, kinds: FactKind[]): Verdict {
  const { spoken, source } = subject;
  const facts = factsOf(subject, kinds);
  const long = spoken.filter(({ duration }) => duration >= 30);
  const texts = long.length === 0 ? spoken : long;
  const saysOne = ({ telling }: { telling: ContentWords }) => facts.some((fact) => coversFact(telling, fact));
  return !source.isForeign && texts.length > 0 && texts.every(saysOne) ? 'good' : 'unknown';
}

function outcomeFirst(subject: Subject): Opinion {
  const sentences = subject.spoken.at(-1)?.sentences ?? [];
  const firstOf = (kinds: FactKind[]) => {
    const facts = factsOf(subject, kinds).filter(({ stems }) => stems.size > 1);
    return sentences.findIndex(({ telling }) => facts.some((fact) => coversFact(telling, fact)));
  };
  const [outcome, technique] = [firstOf(['benefit', 'change']), firstOf(['mechanism'])];
  const late = sentences[technique];
  if (subject.source.isForeign || outcome < 0) return { check: 4, verdict: 'unknown' };
  return late === undefined || outcome <= technique ? { check: 4, verdict: 'good' } : weakBy(4, late);
}

/** “24.90 instead of 29.90” compares two prices, not two offers. */
function contrasts(subject: Subject): boolean {
  const prices = factsOf(subject, ['price']);
  const isContrast = ({ text, telling }: SpokenSentence) =>
    cuesOf[subject.lang].comparisons.find(wordsOf(text, subject.lang)) !== undefined &&
    !prices.some((price) => coversFact(telling, price));
  return subject.spoken.at(-1)?.sentences.some(isContrast) ?? false;
}

/** 8: the last sentence asks for something of this offer, and none before the last two, which may both ask, does. */
function ask({ spoken, lang, brief, source }: Subject): Opinion {
  const says = (cue: 'asks' | 'calls', text: string) =>
    cuesOf[lang][cue].find(wordsOf(text, lang)) !== undefined;
  const early = spoken
    .flatMap(({ sentences }) => sentences.slice(0, -2))
    .find(({ text }) => says('calls', text));
  if (early !== undefined) return weakBy(8, early);
  const told = contentWordsOf([brief.description, brief.usedBy, ...answersIn(brief)].join('\n'), lang);
  const asks = ({ sentences }: { sentences: SpokenSentence[] }) => {
    const last = sentences.at(-1);
    if (last === undefined || source.isForeign) return false;
    const isAsk = last.text.endsWith('?') || says('asks', last.text);
    return isAsk && [...last.telling.stems].some((stem) => told.stems.has(stem));
  };
  return { check: 8, verdict: spoken.length > 0 && spoken.every(asks) ? 'good' : 'unknown' };
}
