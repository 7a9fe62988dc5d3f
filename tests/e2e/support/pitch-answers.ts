import { runnerImport } from 'vite';

import type * as fake from '../../fakes/pitch-answers';

/** The answers of the fake model; the engine that makes them has files that only Vite reads. */
export async function loadPitchAnswers(): Promise<typeof fake.pitchAnswers> {
  const { module } = await runnerImport<typeof fake>('/tests/fakes/pitch-answers.ts', {
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  });
  return module.pitchAnswers;
}
