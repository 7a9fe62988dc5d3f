import * as z from 'zod';

import { composerOf } from '#app/features/pitch/engine/compose/compose';
import { detectLanguage } from '#app/features/pitch/engine/language';
import { packFor } from '#app/features/pitch/engine/packs';
import { unstyled } from '#app/features/pitch/engine/style';
import { splitSentences } from '#app/features/pitch/engine/words';
import {
  type Answer,
  type Brief,
  goals,
  offerCategories,
  type Passage,
  type Pitch,
  plainText,
} from '#app/features/pitch/pitch';
import { type Locale, locales } from '#app/i18n/locales';

/** What of a call the answer depends on; the fake model's request holds it. */
type PitchRequest = { system: string; prompt: string };

/**
 * Answers that a good model would give to each call of Pitch Master: made of what the embedded engine writes from the
 * brief in the call, so that they pass the checks in all three languages. Undefined for a call of anybody else.
 */
export function pitchAnswers({ prompt }: PitchRequest): unknown {
  const call = readCall(prompt);
  if (call === undefined) return undefined;
  const step = /^step-([1-6])$/u.exec(call.task)?.[1];
  if (step !== undefined) return stepAnswer(call, Number(step));
  if (call.task === 'refine') return pitchAnswer(composed(call));
  return call.task === 'score' ? scoreAnswer(call) : undefined;
}

/** As `pitchAnswers`, but each first answer breaks rules: an invented number, jargon, and a far too long sentence. */
export function pitchAnswersAtSecondTry(request: PitchRequest): unknown {
  const isSecond = /^<data-\S+ faults>$/mu.test(request.prompt);
  const answer = pitchAnswers(request);
  return isSecond ? answer : withFaults(answer);
}

const place = z.object({ code: z.string() });
const briefInCall = z.object({
  category: z.enum(offerCategories),
  description: z.string(),
  goal: z.enum(goals),
  usedBy: z.string(),
  distributedIn: z.array(place),
  madeIn: z.nullable(place),
  messagesAndValues: z.nullable(z.string()),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

type Call = { task: string; lang: Locale; prompt: string; brief: Brief; answers: string[] };

function readCall(prompt: string): Call | undefined {
  const task = /^Task: (\S+)$/mu.exec(prompt)?.[1];
  const asked = /^Write in: (\S+)$/mu.exec(prompt)?.[1];
  const lang = locales.find((locale) => locale === asked);
  const { success, data } = briefInCall.safeParse(blockOf(prompt, 'brief'));
  if (task === undefined || lang === undefined || !success) return undefined;
  const { answers, madeIn, messagesAndValues, distributedIn, ...rest } = data;
  return {
    task,
    lang,
    prompt,
    brief: {
      ...rest,
      distributedIn: distributedIn.map(({ code }) => code),
      madeIn: madeIn?.code,
      messagesAndValues: messagesAndValues ?? undefined,
    },
    answers: answers.map(({ answer }) => answer),
  };
}

/** The JSON of one fenced block. */
function blockOf(prompt: string, name: string): unknown {
  const found = new RegExp(`^<(data-\\S+) ${name}>\\n([\\s\\S]*?)\\n</\\1 ${name}>$`, 'mu').exec(prompt);
  return found?.[2] === undefined ? undefined : JSON.parse(found[2]);
}

function readingOf({ brief, lang }: Call) {
  const spoken = detectLanguage(`${brief.description}\n${brief.usedBy}`, lang);
  return packFor(lang).read(brief, spoken === lang ? undefined : spoken);
}

/** Composing takes a while, and a pitch is asked for more than once. */
function composed(call: Call): Pitch {
  const { task: _, prompt, ...told } = call;
  const key = JSON.stringify([
    told,
    blockOf(prompt, 'opening'),
    changes.map((change) => prompt.includes(change)),
  ]);
  const known = pitches.get(key) ?? compose(call);
  if (pitches.size > 200) pitches.clear();
  pitches.set(key, known);
  return known;
}

const pitches = new Map<string, Pitch>();
const changes = ['Shorter: ', 'More concrete: ', 'Less jargon: ', 'More formal: '];

function compose(call: Call): Pitch {
  const pack = packFor(call.lang);
  const reading = readingOf(call);
  const plain = composerOf(reading, pack)(unstyled);
  const opening = blockOf(call.prompt, 'opening');
  const chosen = plain.pitch.openings.findIndex((one) => plainText(one) === opening);
  const [shorter = false, concrete = false, everyday = false, formal = false] = changes.map((change) =>
    call.prompt.includes(change),
  );
  const style = {
    ...unstyled,
    shorter,
    concrete,
    plain: everyday,
    formal,
    opening: plain.openings[chosen] ?? 0,
  };
  return composerOf(reading, pack, answersFor(plain.pitch, call.answers))(style).pitch;
}

/** Each answer fills in the next blank. */
function answersFor(pitch: Pitch, answers: string[]): Answer[] {
  const blanks = blanksOf(pitch);
  return answers.flatMap((answer, at) => {
    const id = blanks[at];
    return id === undefined ? [] : [{ question: { id, text: id, lifts: 8 }, answer }];
  });
}

function blanksOf(pitch: Pitch): string[] {
  const spans = Object.values(pitch.spoken).flat(2);
  return [...new Set(spans.filter((span) => span.placeholder).map((span) => span.text))];
}

function stepAnswer(call: Call, step: number): unknown {
  const number = ([1, 2, 3, 4, 5, 6] as const).find((one) => one === step) ?? 1;
  const finding = packFor(call.lang)
    .finding(number, readingOf(call))
    .flatMap((passage) => splitSentences(plainText(passage)))
    .filter((sentence) => holdsNoOtherNumber(sentence, call.brief));
  const answer = {
    notes: notes[number],
    finding: finding.length === 0 ? [plainFindings[call.lang]] : finding.slice(0, 2),
  };
  return number === 6 ? { ...answer, pitch: pitchAnswer(composed(call)) } : answer;
}

/** The embedded engine knows thresholds of laws; a model is not to say any. */
function holdsNoOtherNumber(sentence: string, { description, usedBy }: Brief): boolean {
  const known = `${description} ${usedBy}`;
  return (sentence.match(/\d+/gu) ?? []).every((digits) => known.includes(digits));
}

const plainFindings: Record<Locale, string> = {
  en: 'Say this in one sentence, then prove it.',
  fr: 'Dites-le en une phrase, puis prouvez-le.',
  es: 'Dígalo en una frase y demuéstrelo después.',
};

const notes = {
  1: { offer: '', customer: '', problem: '', outcome: '', proofs: [], missing: [] },
  2: { alternatives: [], habit: '', difference: '' },
  3: { demands: [], languages: [], focus: '' },
  4: { origin: '', arguments: [] },
  5: { spokenName: '', moment: '', wordsToKeep: [], wordsToChange: [] },
  6: { values: [], shownBy: [], opening: '' },
};

function pitchAnswer({ oneLiner, openings, spoken, email }: Pitch) {
  const lines = (passages: Passage[]) => passages.map((passage) => plainText(passage));
  return {
    oneLiner: plainText(oneLiner),
    openings: lines(openings),
    seconds15: lines(spoken['15']),
    seconds30: lines(spoken['30']),
    seconds60: lines(spoken['60']),
    seconds90: lines(spoken['90']),
    email: { subject: plainText(email.subject), body: lines(email.body) },
  };
}

/** Good throughout but for the proof, where a blank is left. */
function scoreAnswer(call: Call): unknown {
  const pitch = z.object({ seconds60: z.array(z.string()) }).parse(blockOf(call.prompt, 'pitch'));
  const open = pitch.seconds60.flatMap(splitSentences).find((sentence) => sentence.includes('['));
  const reading = readingOf(call);
  const verdict = 'good';
  return {
    verdicts: {
      clear: verdict,
      hook: verdict,
      problem: verdict,
      outcome: verdict,
      difference: verdict,
      proof: open === undefined ? verdict : 'weak',
      ask: verdict,
      repeatable: 'yours',
      complete: verdict,
    },
    weakPoints:
      open === undefined
        ? []
        : [{ about: 'proof', seconds: '60', line: open, better: '', why: reasons[call.lang] }],
    questions: blanksOf(composed(call))
      .slice(0, 4)
      .map((blank) => ({ text: packFor(call.lang).question(blank, reading), lifts: 'proof' })),
  };
}

const reasons: Record<Locale, string> = {
  en: 'A listener cannot check this sentence as long as the blank is open.',
  fr: 'On ne peut pas vérifier cette phrase tant que le blanc reste ouvert.',
  es: 'Nadie puede comprobar esta frase mientras el hueco siga abierto.',
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
