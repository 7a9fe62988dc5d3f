import * as z from 'zod';

import { pitchMaterial } from '#app/features/pitch/engine/model/material';
import { listeners } from '#app/features/pitch/engine/model/prompts';
import { findingOf } from '#app/features/pitch/engine/findings';
import { detectLanguage } from '#app/features/pitch/engine/language';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { questionsFor } from '#app/features/pitch/engine/realise/questions';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { splitSentences } from '#app/features/pitch/engine/words';
import { goals, offerCategories } from '#app/features/pitch/brief';
import {
  type AnsweredBrief,
  type Pitch,
  plainText,
  type Refinement,
  spokenIn,
  type StepNumber,
} from '#app/features/pitch/pitch';
import { type Locale, locales } from '#app/i18n/locales';

/** What of a call the answer depends on; the fake model's request holds it. */
type PitchRequest = { system: string; prompt: string };

/**
 * Answers that a good model would give to each call of Pitch Master: made of what the embedded engine writes from the
 * founder's words in the call, so that they pass the checks in all three languages. Undefined for any other call.
 */
export function pitchAnswers({ prompt }: PitchRequest): unknown {
  const call = readCall(prompt);
  if (call === undefined) return undefined;
  const step = ([1, 2, 3, 4, 5, 6] as const).find((one) => call.task === `step-${one}`);
  if (step !== undefined) return stepAnswer(call, step);
  if (['draft', 'spoken', 'other-texts'].includes(call.task)) return pitchMaterial(written(call));
  return call.task === 'score' ? scoreAnswer(call) : undefined;
}

/** As `pitchAnswers`, but each first answer breaks rules: an invented number and hype. */
export function pitchAnswersAtSecondTry(request: PitchRequest): unknown {
  const isSecond = /^<data-\S+ last answer>$/mu.test(request.prompt);
  const answer = pitchAnswers(request);
  return isSecond ? answer : withFaults(answer);
}

const place = z.object({ code: z.string() });
const offerInCall = z.object({
  category: z.enum(offerCategories),
  description: z.string(),
  goal: z.enum(goals),
  usedBy: z.string(),
  distributedIn: z.array(place),
  madeIn: z.optional(place),
  messagesAndValues: z.optional(z.string()),
  moment: z.optional(z.string()),
  change: z.optional(z.string()),
  answers: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })).default([]),
});

const toldInCall = z.object({
  'the founder wrote': z.string(),
  'it is for': z.string(),
  'they also told': z.record(z.string(), z.string()).default({}),
});

/** What is said aloud is asked for with what the founder told alone; to whom, a rule says. */
function offerIn(prompt: string): z.infer<typeof offerInCall> | undefined {
  const block = blockOf(prompt, 'offer');
  const { success, data: told } = toldInCall.safeParse(block);
  if (!success) return offerInCall.safeParse(block).data;
  return {
    category: 'product',
    description: told['the founder wrote'],
    goal: goalIn(prompt),
    usedBy: told['it is for'],
    distributedIn: [],
    answers: Object.entries(told['they also told']).map(([id, answer]) => ({ id, question: id, answer })),
  };
}

/** The rules stand behind the last block. */
function goalIn(prompt: string): (typeof goals)[number] {
  const rules = prompt.slice(prompt.lastIndexOf('</data-')).replaceAll(/\s+/gu, ' ');
  const goal = goals.find((one) => rules.includes(`say out loud to ${listeners[one]}`));
  if (goal === undefined) throw new Error('the rules of a spoken text name no listener');
  return goal;
}

type Call = { task: string; lang: Locale; prompt: string; brief: AnsweredBrief };

function readCall(prompt: string): Call | undefined {
  const task = /^Task: (\S+)$/mu.exec(prompt)?.[1];
  const asked = /^Write in: (\S+)$/mu.exec(prompt)?.[1];
  const lang = locales.find((locale) => locale === asked);
  const offer = offerIn(prompt);
  if (task === undefined || lang === undefined || offer === undefined) return undefined;
  const { answers, madeIn, messagesAndValues, moment, change, distributedIn, ...rest } = offer;
  const brief = {
    ...rest,
    distributedIn: distributedIn.map(({ code }) => code),
    madeIn: madeIn?.code,
    messagesAndValues,
    moment,
    change,
    answers: answers.map(({ id, question, answer }) => ({
      question: { id, text: question, lifts: 6 as const },
      answer,
    })),
  };
  return { task, lang, prompt, brief };
}

/** The JSON of one fenced block. */
function blockOf(prompt: string, name: string): unknown {
  const found = new RegExp(`^<(data-\\S+) ${name}>\\n([\\s\\S]*?)\\n</\\1 ${name}>$`, 'mu').exec(prompt);
  return found?.[2] === undefined ? undefined : JSON.parse(found[2]);
}

function readingOf({ brief, lang }: Call) {
  const spoken = detectLanguage(`${brief.description}\n${brief.usedBy}`, lang);
  return readBrief({ brief, lang, ...(spoken === lang ? {} : { quotedLang: spoken }) });
}

function written(call: Call): Pitch {
  const reading = readingOf(call);
  const refinements: Refinement[] = changes
    .filter(([said]) => call.prompt.includes(said))
    .map(([, tone]) => ({ kind: 'tone', tone }));
  const opening = blockOf(call.prompt, 'opening');
  if (opening === undefined) return writePitch(reading, refinements).pitch;
  const { openings } = writePitch(reading, refinements).pitch;
  const chosen = openings.findIndex((one) => plainText(one) === opening);
  return writePitch(reading, [...refinements, { kind: 'opening', opening: Math.max(chosen, 0) }]).pitch;
}

const changes = [
  ['Shorter: ', 'shorter'],
  ['Less jargon: ', 'less-jargon'],
  ['More formal: ', 'more-formal'],
] as const;

function stepAnswer(call: Call, step: StepNumber): unknown {
  const sentences = findingOf(step, readingOf(call))
    .flatMap(splitSentences)
    .filter((sentence) => holdsNoOtherNumber(sentence, call.brief));
  const finding = sentences.length === 0 ? [plainFindings[call.lang]] : sentences.slice(0, 2);
  return { finding };
}

/** The embedded engine knows thresholds of laws; a model is not to say any. */
function holdsNoOtherNumber(sentence: string, { description, usedBy }: AnsweredBrief): boolean {
  const known = `${description} ${usedBy}`;
  return (sentence.match(/\d+/gu) ?? []).every((digits) => known.includes(digits));
}

const plainFindings: Record<Locale, string> = {
  en: 'Say this in one sentence, then prove it.',
  fr: 'Dites-le en une phrase, puis prouvez-le.',
  es: 'Dígalo en una frase y demuéstrelo después.',
};

/** Good throughout, but for the proof of a founder who gives no number. */
function scoreAnswer(call: Call): unknown {
  const pitch = written(call);
  const isProven = /\d/u.test(call.brief.description);
  const [line = ''] = splitSentences(plainText(spokenIn(pitch, 60)));
  const about = 'proof';
  return {
    verdicts: {
      clear: 'good',
      opens: 'good',
      problem: 'good',
      outcome: 'unknown',
      difference: 'good',
      proof: isProven ? 'good' : 'weak',
      ask: 'good',
    },
    weakPoints: isProven ? [] : [{ about, seconds: '60', line, better: '', why: reasons[call.lang] }],
    questions: questionsFor(readingOf(call)).map(({ id, text, example = '', starter = '' }) => ({
      id,
      text,
      example,
      starter,
    })),
  };
}

const reasons: Record<Locale, string> = {
  en: 'A listener can check none of this.',
  fr: 'On ne peut rien vérifier de cela.',
  es: 'Nadie puede comprobar nada de esto.',
};

/** Each text with a sentence that no check lets through. */
function withFaults(value: unknown): unknown {
  if (typeof value === 'string') return `${value} Synergie, synergy y sinergia: 48 127.`;
  if (Array.isArray(value)) return value.map(withFaults);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      keptWhole.has(name) ? one : withFaults(one),
    ]),
  );
}

/** Choices of the score card, and lines that are copied. */
const keptWhole = new Set(['verdicts', 'weakPoints', 'questions']);
