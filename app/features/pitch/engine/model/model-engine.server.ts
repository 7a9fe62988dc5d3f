import { ModelError } from '#app/server/ai/model-error';
import { PermanentError } from '#app/server/workflows/workflows';
import type { Pitch, PitchEngine, PitchOrder, PitchRun, Question, StepOutput } from '../../pitch';
import { scoreByRules } from '../check/card';
import { languageOf } from '../language';
import type { Reading } from '../read/facts';
import { readBrief } from '../read/read';
import { questionsFor } from '../realise/questions';
import { ask, type Asked } from './ask.server';
import { findingFaults, openingFaults, pitchFaults } from './faults';
import { type PitchAnswer, readPitch } from './pitch-answer';
import { readCard } from './read-card';
import { findingTask, lastStepTask, readFinding, type RefineInput, refineTask, scoreTask } from './tasks';

/**
 * The engine that asks a language model. Each answer is data: checked by its schema, stripped to plain text, measured
 * by the same checks as the embedded engine's, and asked for once more where it breaks one. Its runs throw `ModelError`
 * when another try may help, `PermanentError` when none will, and the signal's reason.
 */
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
  return {
    runStep(step, earlier, signal) {
      if (step === 6) return runLastStep(signal);
      const read = (answer: { finding: string[] }) => ({ finding: readFinding(answer.finding, lang) });
      const faultsOf = ({ finding }: StepOutput) => findingFaults(finding, order);
      return ask(model, findingTask(step, order, earlier), { read, faultsOf }, signal);
    },

    refine,

    async score({ pitch, asked }, signal) {
      const card = scoreByRules({ ...order, pitch, asked, ...byRules() });
      const task = scoreTask(order, pitch);
      return ask(
        model,
        task,
        { read: (answer) => readCard(answer, card, order, pitch), faultsOf: () => [] },
        signal,
      );
    },
  };

  async function runLastStep(signal: AbortSignal): Promise<StepOutput> {
    const { reading } = byRules();
    const read = (answer: { finding: string[]; pitch: PitchAnswer }) => ({
      finding: readFinding(answer.finding, lang),
      pitch: readPitch(answer.pitch, lang),
    });
    const faultsOf = ({ finding, pitch }: ReturnType<typeof read>) => [
      ...findingFaults(finding, order),
      ...pitchFaults(pitch, order, reading, []),
    ];
    const output = await ask(model, lastStepTask(order), { read, faultsOf }, signal);
    return { ...output, pitch: whole(output.pitch) };
  }

  async function refine(input: RefineInput, signal: AbortSignal): Promise<Pitch> {
    const last = input.asked.at(-1);
    if (last === undefined) throw new PermanentError('A refinement without anything asked');
    const chosen = last.kind === 'opening' ? input.pitch.openings[last.opening] : undefined;
    if (last.kind === 'opening' && chosen === undefined) throw new PermanentError('There is no such opening');
    const { reading } = byRules();
    const faultsOf = (read: Pitch) => [
      ...pitchFaults(read, order, reading, input.asked),
      ...(chosen === undefined ? [] : openingFaults(read, chosen)),
    ];
    const task = refineTask(order, input, last);
    const pitch = await ask(model, task, { read: (answer) => readPitch(answer, lang), faultsOf }, signal);
    if (chosen === undefined) return whole(pitch);
    const others = input.pitch.openings.filter((opening) => opening !== chosen);
    return whole({ ...pitch, openings: [chosen, ...others] });
  }
}

/** What the rules read in a brief, once a run: its facts in its own language, the questions in that of the pitch. */
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

/** A pitch that holds nothing to say is no pitch: the workflow tries again. */
function whole(pitch: Pitch): Pitch {
  const isWhole = pitch.oneLiner.length > 0 && Object.keys(pitch.spoken).length > 0;
  if (!isWhole) throw new ModelError('invalid-answer');
  return pitch;
}
