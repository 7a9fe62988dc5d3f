import { faultsOf } from '#app/features/pitch/engine/score/faults';
import { countWords, speakingSeconds } from '#app/features/pitch/engine/words';
import {
  durations,
  type Passage,
  type Pitch,
  plainText,
  type PitchEngine,
  type PitchOrder,
  type ScoreCard,
  type StepOutput,
} from '#app/features/pitch/pitch';

/** All that an engine made of a brief. */
export type Run = PitchOrder & {
  engine: PitchEngine['name'];
  outputs: StepOutput[];
  pitch: Pitch;
  card: ScoreCard;
};

/** A run as a text to read. */
export function describeRun(run: Run): string {
  const { engine, lang, quotedLang, brief } = run;
  const quotes = quotedLang === undefined ? '' : `, quotes ${quotedLang}`;
  return [
    `${engine} engine, ${brief.category} to ${brief.goal}, in ${lang}${quotes}`,
    ['FINDINGS', ...run.outputs.flatMap(findingLines)].join('\n'),
    ...pitchParts(run),
    ['FAULTS', ...faultLines(run)].join('\n'),
    ['SCORE CARD', ...cardLines(run.card)].join('\n'),
  ].join('\n\n');
}

function findingLines({ finding, notes = {} }: StepOutput, at: number): string[] {
  const kept = Object.entries(notes)
    .filter(([, note]) => note.length > 0)
    .map(([name, note]) => `     ${name}: ${[note].flat().join(' | ')}`);
  return [`  ${at + 1}. ${finding.map((passage) => plainText(passage)).join(' ')}`, ...kept];
}

function pitchParts({ pitch, lang }: Run): string[] {
  const spoken = durations.map((duration) => {
    const text = plainText(pitch.spoken[`${duration}`]);
    const words = countWords(text);
    return `${duration} S, ${words} words, ${speakingSeconds(words, lang)} s to say\n${text}`;
  });
  const lines = (passages: Passage[]) => passages.map((passage) => `  - ${plainText(passage)}`);
  return [
    `ONE-LINER, ${plainText(pitch.oneLiner).length} characters\n${plainText(pitch.oneLiner)}`,
    ...spoken,
    ['OPENINGS', ...lines(pitch.openings)].join('\n'),
    `E-MAIL, ${countWords(plainText(pitch.email.body))} words\n${plainText(pitch.email.subject)}\n\n${plainText(pitch.email.body)}`,
  ];
}

function faultLines({ pitch, brief, lang }: Run): string[] {
  const faults = faultsOf(pitch, brief, lang).map(
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
    ...questions.map(({ text, lifts }) => `  ask for ${lifts}: ${text}`),
  ];
}
