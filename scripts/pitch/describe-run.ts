import { maxWordsFor } from '#app/features/pitch/engine/max-words';
import { faultsOf } from '#app/features/pitch/engine/check/faults';
import { countWords } from '#app/features/pitch/engine/words';
import { speakingSeconds } from '#app/features/pitch/speaking-seconds';
import { durations } from '#app/features/pitch/pitch-constants';
import {
  type Passage,
  type Pitch,
  plainText,
  type PitchEngine,
  type PitchOrder,
  type ScoreCard,
  type StepOutput,
} from '#app/features/pitch/pitch';
import { factLines, offerLines, planLines } from './describe-reading';
import type { Explanation } from './explain';

/** All that an engine made of a brief; the plan is the embedded engine's. */
export type Run = PitchOrder & {
  engine: PitchEngine['name'];
  reading: Explanation['reading'];
  plan?: Explanation['plan'];
  outputs: StepOutput[];
  pitch: Pitch;
  card: ScoreCard;
};

/** A run as a text to read. */
export function describeRun(run: Run): string {
  const { engine, lang, quotedLang, brief, reading, plan } = run;
  const quotes = quotedLang === undefined ? '' : `, quotes ${quotedLang}`;
  return [
    `${engine} engine, ${brief.category} to ${brief.goal}, in ${lang}${quotes}`,
    ['OFFER', ...offerLines(reading)].join('\n'),
    ['FACTS', ...factLines(reading)].join('\n'),
    ...(plan === undefined ? [] : [['PLAN', ...planLines(plan)].join('\n')]),
    ['FINDINGS', ...run.outputs.map(findingLine)].join('\n'),
    ...pitchParts(run),
    ['FAULTS', ...faultLines(run)].join('\n'),
    ['SCORE CARD', ...cardLines(run.card)].join('\n'),
  ].join('\n\n');
}

function findingLine({ finding }: StepOutput, at: number): string {
  return `  ${at + 1}. ${finding.map((passage) => plainText(passage)).join(' ')}`;
}

function pitchParts({ pitch, lang }: Run): string[] {
  const spoken = durations.map((duration) => {
    const passages = pitch.spoken[`${duration}`];
    if (passages === undefined) return `${duration} S, not filled`;
    const text = plainText(passages);
    const words = countWords(text);
    const most = maxWordsFor(lang, duration);
    return `${duration} S, ${words} of ${most} words, ${speakingSeconds(words, lang)} s to say\n${text}`;
  });
  const lines = (passages: Passage[]) => passages.map((passage) => `  - ${plainText(passage)}`);
  return [
    `ONE-LINER, ${plainText(pitch.oneLiner).length} characters\n${plainText(pitch.oneLiner)}`,
    ...spoken,
    ['OPENINGS', ...lines(pitch.openings)].join('\n'),
    `E-MAIL, ${countWords(plainText(pitch.email.body))} words\n${plainText(pitch.email.subject)}\n\n${plainText(pitch.email.body)}`,
  ];
}

function faultLines({ pitch, reading, ...order }: Run): string[] {
  const faults = faultsOf(pitch, order, reading).map(
    ({ check, part, duration, line, text }) =>
      `  ${check} ${part}${duration === undefined ? '' : ` ${duration} s`}: ${text} “${plainText(line)}”`,
  );
  return faults.length === 0 ? ['  none'] : faults;
}

function cardLines({ checks, weakPoints, questions }: ScoreCard): string[] {
  return [
    `  ${checks.map(({ check, verdict }) => `${check} ${verdict}`).join(', ')}`,
    ...weakPoints.flatMap(({ check, duration, line, better, why }) => [
      `  weak ${check}${duration === undefined ? '' : ` (${duration} s)`}: ${plainText(line)}`,
      ...(better === undefined ? [] : [`    better: ${plainText(better)}`]),
      ...(why === undefined ? [] : [`    why: ${why}`]),
    ]),
    ...questions.flatMap(({ id, text, example, starter, lifts }) => [
      `  ask ${id} for ${lifts}: ${text}`,
      ...(starter === undefined ? [] : [`    begins: ${starter}`]),
      ...(example === undefined ? [] : [`    such as: ${example}`]),
    ]),
  ];
}
