import { ModelError } from '#app/server/ai/model-error';
import { PermanentError } from '#app/server/workflows/workflows';
import type { Pitch, PitchEngine, StepNumber, StepOutput } from '../../pitch';
import { languageOf } from '../language';
import { scoreByRules } from '../score/score-by-rules';
import { ask, type Asked } from './ask.server';
import { findingFaults, openingFaults, pitchFaults } from './faults';
import { type FindingStep, findingTask, readFinding, type StepInput } from './finding-step';
import { lastStepTask, type RefineInput, refineTask, scoreTask } from './pitch-task';
import { readPitch } from './pitch-answer';
import { step1 } from './prompts/step-1';
import { step2 } from './prompts/step-2';
import { step3 } from './prompts/step-3';
import { step4 } from './prompts/step-4';
import { step5 } from './prompts/step-5';
import { readCard } from './read-card';

/**
 * The engine that asks a language model. Each answer is data: checked by its schema, stripped to plain text, measured
 * by the same checks as the embedded engine's, and asked for once more where it breaks one. Throws `ModelError` when
 * another try may help, `PermanentError` when none will, and the signal's reason.
 */
export function createModelEngine(model: Asked): PitchEngine {
  return {
    name: 'model',

    // A model reads any language: the words of the brief are translated, none is quoted.
    languageOf: (brief, locale) => ({ lang: languageOf(brief, locale).lang }),

    runStep(step, input, signal) {
      const asked = findingSteps[step];
      return asked ? runFindingStep(model, asked, input, signal) : runLastStep(model, input, signal);
    },

    refine: (input, signal) => refine(model, input, signal),

    async score(input, signal) {
      const byRules = scoreByRules(input);
      const reading = {
        read: (answer: Parameters<typeof readCard>[0]) => readCard(answer, byRules, input),
        faultsOf: () => [],
      };
      return ask(model, scoreTask(input), reading, signal);
    },
  };
}

const findingSteps: Partial<Record<StepNumber, FindingStep>> = {
  1: step1,
  2: step2,
  3: step3,
  4: step4,
  5: step5,
};

function runFindingStep(
  model: Asked,
  step: FindingStep,
  input: StepInput,
  signal: AbortSignal,
): Promise<StepOutput> {
  return ask(
    model,
    findingTask(step, input),
    {
      read: (answer) => readFinding(answer, input.lang),
      faultsOf: ({ finding }) => findingFaults(finding, input),
    },
    signal,
  );
}

async function runLastStep(model: Asked, input: StepInput, signal: AbortSignal): Promise<StepOutput> {
  const output = await ask(
    model,
    lastStepTask(input),
    {
      read: (answer) => ({ ...readFinding(answer, input.lang), pitch: readPitch(answer.pitch, input.lang) }),
      faultsOf: ({ finding, pitch }) => [...findingFaults(finding, input), ...pitchFaults(pitch, input, [])],
    },
    signal,
  );
  return { ...output, pitch: whole(output.pitch) };
}

async function refine(model: Asked, input: RefineInput, signal: AbortSignal): Promise<Pitch> {
  const last = input.asked.at(-1);
  if (last === undefined) throw new PermanentError('A refinement without anything asked');
  const chosen = last.kind === 'opening' ? input.pitch.openings[last.opening] : undefined;
  if (last.kind === 'opening' && chosen === undefined) throw new PermanentError('There is no such opening');
  const pitch = await ask(
    model,
    refineTask(input, last),
    {
      read: (answer) => readPitch(answer, input.lang),
      faultsOf: (read) => [
        ...pitchFaults(read, input, input.asked),
        ...(chosen === undefined ? [] : openingFaults(read, chosen)),
      ],
    },
    signal,
  );
  if (chosen === undefined) return whole(pitch);
  const others = input.pitch.openings.filter((opening) => opening !== chosen);
  return whole({ ...pitch, openings: [chosen, ...others] });
}

/** A pitch of which a duration is missing is no pitch: the workflow tries again. */
function whole(pitch: Pitch): Pitch {
  const isWhole = pitch.oneLiner.length > 0 && Object.values(pitch.spoken).every(({ length }) => length > 0);
  if (!isWhole) throw new ModelError('invalid-answer');
  return pitch;
}
