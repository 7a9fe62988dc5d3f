import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { createModelEngine } from '#app/features/pitch/engine/model/model-engine.server';
import { type Brief, briefFaults, briefSchema } from '#app/features/pitch/brief-schema';
import type { PitchEngine, StepOutput } from '#app/features/pitch/pitch';
import { stepNumbers } from '#app/features/pitch/pitch-constants';
import { isLocale, type Locale } from '#app/i18n/locales';
import { readEnv } from '#app/server/env';
import { describeRun, type Run } from './describe-run';
import { explain } from './explain';
import { withModel } from './with-model';

const usage = 'npm run pitch -- brief.json [--engine embedded|model] [--lang en|fr|es] [--json]';

/** Something that whoever called can mend; said in one line. */
class Complaint extends Error {}

try {
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof Complaint ? error.message : `${error.name}: ${error.message}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { path, engine, lang, json } = readArguments();
  const brief = await readBrief(path);
  const run = await (engine === 'model' ? runModel(brief, lang) : runEngine(embeddedEngine, brief, lang));
  console.log(json ? JSON.stringify(run, undefined, 2) : describeRun(run));
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'embedded' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
    },
  });
  const { engine, lang, json } = values;
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Complaint(usage);
  if (engine !== 'embedded' && engine !== 'model')
    throw new Complaint(`No engine is called ${engine}: ${usage}`);
  if (!isLocale(lang)) throw new Complaint(`No language ${lang}: ${usage}`);
  return { path, engine, lang, json };
}

async function readBrief(path: string): Promise<Brief> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Complaint(`${path} cannot be read`);
  });
  const brief = parseJson(text, path);
  const faults = Object.entries(briefFaults(brief)).map(([field, fault]) => `${field} (${fault})`);
  if (faults.length > 0) throw new Complaint(`${path} is no brief: ${faults.join(', ')}`);
  const parsed = briefSchema.safeParse(brief);
  if (!parsed.success) throw new Complaint(`${path} is no brief: it has fields that a brief has not`);
  return parsed.data;
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`${path} is not JSON`);
  }
}

async function runModel(brief: Brief, lang: Locale): Promise<Run> {
  const { llm, logLevel } = readEnv();
  if (!llm) throw new Complaint('The model engine needs LLM_BASE_URL and LLM_MODEL');
  return withModel(llm, logLevel, (model) => runEngine(createModelEngine(model), brief, lang));
}

/** What the workflow does, without keeping anything: the six steps, then the score card. */
async function runEngine(engine: PitchEngine, brief: Brief, locale: Locale): Promise<Run> {
  const { signal } = new AbortController();
  const order = { brief, ...engine.languageOf(brief, locale) };
  const run = engine.open(order);
  const outputs: StepOutput[] = [];
  for (const step of stepNumbers) outputs.push(await run.runStep(step, [...outputs], signal));
  const pitch = outputs.at(-1)?.pitch;
  if (pitch === undefined) throw new Error('The engine wrote no pitch');
  const card = await run.score({ pitch, refinements: [] }, signal);
  // The facts are read in the language that they are written in; the plan is the embedded engine's.
  const { reading, plan } = explain({ brief, ...embeddedEngine.languageOf(brief, order.lang) });
  return {
    engine: engine.name,
    ...order,
    reading,
    ...(engine.name === 'embedded' ? { plan } : {}),
    outputs,
    pitch,
    card,
  };
}
