import { setResponseStatus } from '@tanstack/react-start/server';
import * as z from 'zod';

import { toJson } from '#app/server/db/json';
import { overLimit, type TooMany } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { briefLimits } from '../brief';
import { isSentence } from '../engine/read/answers';
import {
  type AnsweredBrief,
  mostVersions,
  type PitchOrder,
  type Refinement,
  refinementSchema,
} from '../pitch';
import { ownPitch } from './access';
import { versionKey, versionWorkflowName } from './job-keys';
import { revisePitch } from './revision';
import { readVersion, type StoredVersion } from './versions';

const refineSchema = z.object({
  id: z.string(),
  from: z.number().int(),
  asked: refinementSchema,
  /** The founder wants the answer taken although it is no sentence. */
  insist: z.boolean().optional(),
});
const showSchema = z.object({ id: z.string(), version: z.number().int() });

/**
 * `busy`: another version is being written. `impossible`: this engine or this version cannot do that. `note`: the answer
 * has no verb, which is asked for once; with `insist` it is taken as it is.
 */
export type RefineResult =
  | { ok: true; version: number }
  | { ok: false; error: 'invalid' | 'gone' | 'busy' | 'impossible' | 'note' }
  | TooMany;

/** Asks for another version of a pitch, made from one that is there; for the browser that made the pitch. */
export async function refinePitchFor(input: unknown, visitor: RequestContext): Promise<RefineResult> {
  const request = refineSchema.safeParse(input);
  if (!request.success) {
    setResponseStatus(400);
    return { ok: false, error: 'invalid' };
  }
  const id = await ownPitch(request.data);
  if (!id) return { ok: false, error: 'gone' };
  return (await overLimit('refinement', visitor)) ?? refine(id, request.data);
}

type Refining = { from: number; asked: Refinement; insist?: boolean | undefined };

/** Stores the wish and queues the writing of the new version in one transaction. */
export async function refine(
  id: string,
  { from, asked, insist = false }: Refining,
): Promise<Exclude<RefineResult, TooMany>> {
  const parent = await readVersion(id, from);
  if (!parent?.pitch) return { ok: false, error: 'gone' };
  if (asked.kind === 'answer' && !insist && isNote(asked.answer, parent.order))
    return { ok: false, error: 'note' };
  const order = orderFor(parent, asked);
  return order ? addVersion(id, { from, asked, order }) : { ok: false, error: 'impossible' };
}

/** An answer in a language that the engine does not read is taken as it is. */
function isNote(answer: string, { lang, quotedLang }: PitchOrder): boolean {
  return quotedLang === undefined && !isSentence(answer, lang);
}

async function addVersion(
  id: string,
  { from, asked, order }: { from: number; asked: Refinement; order: PitchOrder },
): Promise<Exclude<RefineResult, TooMany>> {
  const { database, workflows } = runtime();
  return database.transaction(async (t) => {
    const known = await t
      .selectFrom('pitch_versions')
      .select(['version', 'status'])
      .where('pitch_id', '=', id)
      .execute();
    if (known.some(({ status }) => status === 'generating')) return { ok: false, error: 'busy' };
    if (known.length >= mostVersions) return { ok: false, error: 'impossible' };
    const version = Math.max(...known.map((one) => one.version)) + 1;
    const inserted = await t
      .insertInto('pitch_versions')
      .values({
        pitch_id: id,
        version,
        parent: from,
        asked: toJson(asked),
        brief: toJson(order.brief),
        lang: order.lang,
        quoted_lang: order.quotedLang ?? null,
        status: 'generating',
        created_at: Date.now(),
      })
      // Asked twice at once: the other one makes the version.
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!inserted) return { ok: false, error: 'busy' };
    await workflows.start(t, versionWorkflowName, { id, version }, versionKey(id, version));
    await revisePitch(t, id);
    return { ok: true, version };
  });
}

/** What the new version is written from; undefined when this version cannot be refined so. */
function orderFor({ engine, order, pitch, score }: StoredVersion, asked: Refinement): PitchOrder | undefined {
  const { brief, lang } = order;
  switch (asked.kind) {
    case 'manner':
      return order;
    case 'goal':
      return asked.goal === brief.goal ? undefined : { ...order, brief: { ...brief, goal: asked.goal } };
    case 'language':
      return engine === 'embedded' || asked.lang === lang ? undefined : { brief, lang: asked.lang };
    case 'opening':
      return pitch?.openings[asked.opening] ? order : undefined;
    case 'answer': {
      const question = score?.questions.find(({ id }) => id === asked.question);
      return question && { ...order, brief: answered(brief, { question, answer: asked.answer }) };
    }
  }
}

function answered(brief: AnsweredBrief, given: NonNullable<AnsweredBrief['answers']>[number]): AnsweredBrief {
  if (given.question.id === 'values' && given.answer.length <= briefLimits.messagesAndValues) {
    return { ...brief, messagesAndValues: given.answer };
  }
  const others = (brief.answers ?? []).filter(({ question }) => question.id !== given.question.id);
  return { ...brief, answers: [...others, given] };
}

/** Undo and redo: makes another version the one that everybody sees; for the browser that made the pitch. */
export async function showVersionFor(input: unknown, visitor: RequestContext): Promise<{ ok: boolean }> {
  const request = showSchema.safeParse(input).data;
  const id = await ownPitch(request);
  if (!request || !id || (await overLimit('turn', visitor))) return { ok: false };
  return { ok: await showVersion(id, request.version) };
}

/** Returns false when there is no such version, or not yet. */
export async function showVersion(id: string, version: number): Promise<boolean> {
  return runtime().database.transaction(async (t) => {
    const there = await t
      .selectFrom('pitch_versions')
      .select('version')
      .where('pitch_id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'ready')
      .executeTakeFirst();
    return there !== undefined && (await revisePitch(t, id, { shown: version }));
  });
}
