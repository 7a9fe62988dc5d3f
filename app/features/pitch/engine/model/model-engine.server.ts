import { ModelError } from '#app/server/ai/model-error';
import { PermanentError } from '#app/server/workflows/workflows';
import type {
  Passage,
  Pitch,
  PitchEngine,
  PitchOrder,
  PitchRun,
  Question,
  Refinement,
  StepNumber,
  StepOutput,
} from '../../pitch';
import { scoreByRules } from '../check/score-card';
import { languageOf } from '../language';
import type { Reading } from '../facts';
import { readBrief } from '../read/read';
import { questionsFor } from '../realise/questions';
import { ask, type Asked } from './ask.server';
import { findingFaults, isOfSpoken, openingFaults, pitchFaults } from './faults';
import { readPitch, type SpokenAnswer, spokenOnly } from './pitch-answer';
import { readCard } from './read-card';
import { pitchMaterial } from './material';
import {
  changeTask,
  draftTask,
  findingTask,
  fromDraftsTask,
  otherTextsTask,
  readFinding,
  type RefineInput,
  scoreTask,
} from './tasks';

/** Drafts of what is said, of which one text is made: of three it was hardly better (decision 191). */
const draftsAsked = 2;

/** Drafts are asked for beside this finding: they are there for the last step, and a service that is down was not asked for them. */
const stepBesideDrafts = 3;

/** Runs throw `ModelError` when another try may help, `PermanentError` when none will, and the signal's reason. */
export function createModelEngine(model: Asked): PitchEngine {
  return {
    name: 'model',
    // A model reads any language: the founder's words are translated, none is quoted.
    languageOf: (brief, locale) => ({ lang: languageOf(brief, locale).lang }),
    open: (order) => openRun(model, order),
  };
}

function openRun(model: Asked, order: PitchOrder): PitchRun {
  const { lang } = order;
  const byRules = readByRules(order);
  let drafts: Promise<SpokenAnswer[]> | undefined;
  return {
    runStep(step, earlier, signal) {
      if (step === 6) return runLastStep(earlier, signal);
      const finding = runFinding(step, earlier, signal);
      if (step >= stepBesideDrafts) void beginDrafts(signal);
      return finding;
    },

    refine,

    async score({ pitch, refinements }, signal) {
      const card = scoreByRules({ ...order, pitch, refinements, ...byRules() });
      const task = scoreTask(order, pitch);
      return ask(
        model,
        task,
        { read: (answer) => readCard(answer, card, order, pitch), faultsOf: () => [] },
        signal,
      );
    },
  };

  function beginDrafts(signal: AbortSignal): Promise<SpokenAnswer[]> {
    const begun = (drafts ??= writeDrafts(signal));
    // The last step waits for them, and asks again for what failed.
    begun.catch(() => {
      if (drafts === begun) drafts = undefined;
    });
    return begun;
  }

  /** As many as the service gave. Throws what the first one threw when it gave none. */
  async function writeDrafts(signal: AbortSignal): Promise<SpokenAnswer[]> {
    const asked = Array.from({ length: draftsAsked }, () => writeDraft([], signal));
    const answered = await Promise.allSettled(asked);
    const given = answered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (given.length === 0) await asked[0];
    return given;
  }

  function writeDraft(refinements: readonly Refinement[], signal: AbortSignal): Promise<SpokenAnswer> {
    const task = draftTask(order, refinements);
    return ask(model, task, { read: (answer) => answer, faultsOf: () => [] }, signal);
  }

  async function spokenTask(from: RefineInput | undefined, signal: AbortSignal) {
    if (from === undefined) return fromDraftsTask(order, await beginDrafts(signal));
    const { pitch, refinements } = from;
    // What was said before is a draft that lacks the answer; what the founder wrote or chose of it is kept as it stands.
    const isTheirs = refinements.some(({ kind }) => kind === 'edit' || kind === 'opening');
    if (isTheirs || refinements.at(-1)?.kind !== 'answer') return changeTask(order, from);
    const { seconds60, seconds30 } = pitchMaterial(pitch);
    const withAnswer = await writeDraft(refinements, signal);
    return fromDraftsTask(order, [withAnswer, { seconds60, seconds30 }], refinements);
  }

  /** The finding and the pitch do not depend on each other: both are asked for at once. */
  async function runLastStep(earlier: StepOutput[], signal: AbortSignal): Promise<StepOutput> {
    const failed = new AbortController();
    const both = AbortSignal.any([signal, failed.signal]);
    try {
      const [{ finding }, pitch] = await Promise.all([runFinding(6, earlier, both), write(undefined, both)]);
      return { finding, pitch };
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  }

  function runFinding(step: StepNumber, earlier: StepOutput[], signal: AbortSignal): Promise<StepOutput> {
    const read = (answer: { finding: string[] }) => ({ finding: readFinding(answer.finding, lang) });
    const faultsOf = ({ finding }: StepOutput) => findingFaults(finding, order);
    return ask(model, findingTask(step, order, earlier), { read, faultsOf }, signal);
  }

  async function refine(input: RefineInput, signal: AbortSignal): Promise<Pitch> {
    const last = input.refinements.at(-1);
    if (last === undefined) throw new PermanentError('A refinement without anything asked');
    const chosen = last.kind === 'opening' ? input.pitch.openings[last.opening] : undefined;
    if (last.kind === 'opening' && chosen === undefined) throw new PermanentError('There is no such opening');
    const pitch = await write({ ...input, chosen }, signal);
    if (chosen === undefined) return pitch;
    const others = input.pitch.openings.filter((opening) => opening !== chosen);
    return { ...pitch, openings: [chosen, ...others] };
  }

  /** What is said, then the other texts (decision 33). */
  async function write(
    from: (RefineInput & { chosen?: Passage }) | undefined,
    signal: AbortSignal,
  ): Promise<Pitch> {
    const { reading } = byRules();
    const faultsIn = (pitch: Pitch) => [
      ...pitchFaults(pitch, order, reading, from?.refinements ?? []),
      ...(from?.chosen === undefined ? [] : openingFaults(pitch, from.chosen)),
    ];
    const spokenFaults = (spoken: SpokenAnswer) => faultsIn(spokenOnly(spoken, lang)).filter(isOfSpoken);
    const said = await ask(
      model,
      await spokenTask(from, signal),
      { read: (answer) => answer, faultsOf: spokenFaults },
      signal,
    );
    const pitch = await ask(
      model,
      otherTextsTask(order, said, from),
      {
        read: (answer) => readPitch({ ...answer, ...said }, lang),
        faultsOf: (read) => faultsIn(read).filter((fault) => !isOfSpoken(fault)),
      },
      signal,
    );
    return whole({ ...pitch, name: reading.offer.name });
  }
}

/** Read once a run. */
function readByRules({ brief, lang }: PitchOrder): () => { reading: Reading; questions: Question[] } {
  let known: { reading: Reading; questions: Question[] } | undefined;
  return () => {
    if (known !== undefined) return known;
    const spoken = languageOf(brief, lang);
    const reading = readBrief({ brief, ...spoken });
    const quotedLang = spoken.quotedLang ?? spoken.lang;
    const asks = spoken.lang === lang ? reading : readBrief({ brief, lang, quotedLang });
    return (known = { reading, questions: questionsFor(asks) });
  };
}

/** An empty pitch fails the step, so that the workflow tries again. */
function whole(pitch: Pitch): Pitch {
  const isWhole = pitch.oneLiner.length > 0 && Object.keys(pitch.spoken).length > 0;
  if (!isWhole) throw new ModelError('invalid-answer');
  return pitch;
}
