import { runtime } from '#app/server/runtime';
import { PermanentError } from '#app/server/workflows/workflows';
import { embeddedEngine } from '../engine/embedded';
import { createModelEngine } from '../engine/model/model-engine.server';
import type { PitchEngine } from '../pitch';

/** The engine that new pitches are written by: a language model where one is configured. */
export function engineNow(): PitchEngine {
  const { model } = runtime();
  return model ? createModelEngine(model) : embeddedEngine;
}

/** The engine that a stored pitch names. Throws a `PermanentError` when its model is no longer configured. */
export function engineNamed(name: string): PitchEngine {
  if (name === 'embedded') return embeddedEngine;
  const { model } = runtime();
  if (!model) throw new PermanentError('No language model is configured any more');
  return createModelEngine(model);
}
