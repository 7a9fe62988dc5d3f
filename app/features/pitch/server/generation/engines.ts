import type { LanguageModel } from '#app/server/ai/language-model';
import type { Env } from '#app/server/env';
import { PermanentError } from '#app/server/workflows/workflows';
import { embeddedEngine } from '../../engine/embedded';
import { createModelEngine } from '../../engine/model/model-engine.server';
import type { PitchEngine } from '../../pitch';
import { asksForFaults, faultyEngine } from './faulty-engine';

export type PitchEngines = {
  current(): PitchEngine;
  /** Of a stored pitch. Throws a `PermanentError` when its model is no longer configured. */
  named(name: string): PitchEngine;
};

declare module '#app/server/services' {
  // Merged into the services of the server.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FeatureServices {
    engines: PitchEngines;
  }
}

/** Made once: tests and benches may ask for engines that are slow, or fail. */
export function createEngines({ env, model }: { env: Env; model?: LanguageModel | undefined }): PitchEngines {
  const prepared = (engine: PitchEngine) => (asksForFaults(env) ? faultyEngine(env, engine) : engine);
  const embedded = prepared(embeddedEngine);
  const byModel = model && prepared(createModelEngine(model));
  return {
    current: () => byModel ?? embedded,
    named(name) {
      if (name === 'embedded') return embedded;
      if (!byModel) throw new PermanentError('No language model is configured any more');
      return byModel;
    },
  };
}
