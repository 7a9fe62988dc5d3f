import { ok, refused, type Refusal, type Result } from '#app/lib/result';
import type { Database } from '#app/server/db/database';
import { toJson } from '#app/server/db/json';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { briefLimits } from '../brief';
import { carriedOver, editedPitch } from '../edits';
import { isSentence } from '../engine/read/answers';
import {
  type AnsweredBrief,
  mostVersions,
  type Pitch,
  type PitchOrder,
  type Refinement,
  saysTheSame,
} from '../pitch';
import { forMaker } from './access';
import { versionKey, versionWorkflowName } from './job-keys';
import { raiseRevision } from './raise-revision';
import { readVersion, type StoredVersion } from './generation/versions';

/**
 * The number of the new version; or `note`: the answer has no verb, which is asked for once, and is taken as it is with
 * `insist`. `busy`: another version is being written. `conflict`: another version is shown than the one that was edited.
 * `full`: the pitch has as many versions as it may. `impossible`: this engine or this version cannot do that.
 */
type RefineResult = Result<number | 'note', 'missing' | 'busy' | 'conflict' | 'full' | 'impossible'>;

/** `insist`: the founder wants the answer taken although it is no sentence. */
type Refining = { from: number; refinement: Refinement; insist?: boolean };

/** Asks for another version of a pitch, made from one that is there; for the browser that made the pitch. */
export function refinePitchFor(
  { id, ...refining }: { id: string } & Refining,
  visitor: RequestContext,
): Promise<RefineResult | Refusal<'too-many'>> {
  return forMaker(id, 'refinement', visitor, () => refine(visitor.services, id, refining));
}

type Stores = Pick<Services, 'database' | 'workflows'>;

/** Stores the wish and queues the writing of the new version in one transaction. */
export async function refine(
  services: Stores,
  id: string,
  { from, refinement, insist = false }: Refining,
): Promise<RefineResult> {
  const parent = await readVersion(services.database.query, id, from);
  if (!parent?.pitch) return refused('missing');
  if (refinement.kind === 'answer' && !insist && isNote(refinement.answer, parent.order)) return ok('note');
  const order = orderFor(parent, refinement);
  if (!order) return refused('impossible');
  const pitch = byHand(parent.pitch, refinement, order);
  return pitch && saysTheSame(pitch, parent.pitch)
    ? refused('impossible')
    : addVersion(services, id, { from, refinement, order, pitch });
}

/** An answer in a language that the engine does not read is taken as it is. */
function isNote(answer: string, { lang, quotedLang }: PitchOrder): boolean {
  return quotedLang === undefined && !isSentence(answer, lang);
}

type NewVersion = {
  from: number;
  refinement: Refinement;
  order: PitchOrder;
  /** What it says, where nothing is left to be written. */
  pitch: Pitch | undefined;
};

async function addVersion(
  { database, workflows }: Stores,
  id: string,
  { from, refinement, order, pitch }: NewVersion,
): Promise<RefineResult> {
  return database.transaction(async (t) => {
    const current = await t.selectFrom('pitches').select('shown').where('id', '=', id).executeTakeFirst();
    if (refinement.kind === 'edit' && current?.shown !== from) return refused('conflict');
    const known = await t
      .selectFrom('pitch_versions')
      .select(['version', 'status'])
      .where('pitch_id', '=', id)
      .execute();
    if (known.some(({ status }) => status === 'generating')) return refused('busy');
    const unchanged = known.filter(({ status }) => status === 'unchanged');
    if (known.length - unchanged.length >= mostVersions) return refused('full');
    const version = Math.max(...known.map((one) => one.version)) + 1;
    const inserted = await t
      .insertInto('pitch_versions')
      .values({
        pitch_id: id,
        version,
        parent: from,
        refinement: toJson(refinement),
        // Edits stand in the refinements: each version would hold those of all before it.
        brief: toJson({ ...order.brief, edits: undefined }),
        lang: order.lang,
        quoted_lang: order.quotedLang ?? null,
        status: pitch ? 'ready' : 'generating',
        pitch: pitch ? toJson(pitch) : null,
        created_at: Date.now(),
      })
      // Asked twice at once: the other one makes the version.
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!inserted) return refused('busy');
    await t
      .deleteFrom('pitch_versions')
      .where('pitch_id', '=', id)
      .where('status', '=', 'unchanged')
      .execute();
    await workflows.start(t, versionWorkflowName, { id, version }, versionKey(id, version));
    await raiseRevision(t, id, pitch && { shown: version });
    return ok(version);
  });
}

/** What the maker changed by hand, or had the other texts follow; undefined where an engine is to write. */
function byHand(pitch: Pitch, refinement: Refinement, { brief, lang }: PitchOrder): Pitch | undefined {
  if (refinement.kind === 'edit') return editedPitch(pitch, refinement.duration, refinement.text);
  const edit = refinement.kind === 'follow' ? brief.edits?.at(-1) : undefined;
  return edit && carriedOver(pitch, edit, lang);
}

/** What the new version is written from; undefined when this version cannot be refined so. */
function orderFor(
  { engine, order, pitch, score }: StoredVersion,
  refinement: Refinement,
): PitchOrder | undefined {
  const { brief, lang } = order;
  switch (refinement.kind) {
    case 'tone':
      return order;
    case 'goal':
      return refinement.goal === brief.goal
        ? undefined
        : { ...order, brief: { ...brief, goal: refinement.goal } };
    case 'language':
      return engine === 'embedded' || refinement.lang === lang ? undefined : { brief, lang: refinement.lang };
    case 'opening':
      return pitch?.openings[refinement.opening] ? order : undefined;
    case 'answer': {
      const question = score?.questions.find(({ id }) => id === refinement.question);
      return question && { ...order, brief: withAnswer(brief, { question, answer: refinement.answer }) };
    }
    case 'edit':
      return pitch?.spoken[`${refinement.duration}`] && order;
    case 'follow':
      return brief.edits && order;
  }
}

function withAnswer(
  brief: AnsweredBrief,
  reply: NonNullable<AnsweredBrief['answers']>[number],
): AnsweredBrief {
  if (reply.question.id === 'values' && reply.answer.length <= briefLimits.messagesAndValues) {
    return { ...brief, messagesAndValues: reply.answer };
  }
  const others = (brief.answers ?? []).filter(({ question }) => question.id !== reply.question.id);
  return { ...brief, answers: [...others, reply] };
}

/** Undo and redo: makes another version the one that everybody sees; for the browser that made the pitch. */
export function showVersionFor(
  { id, version }: { id: string; version: number },
  visitor: RequestContext,
): Promise<Result<undefined, 'missing' | 'too-many'>> {
  return forMaker(id, 'undo', visitor, async () =>
    (await showVersion(visitor.services.database, id, version)) ? ok(undefined) : refused('missing'),
  );
}

/** Returns false when there is no such version, or not yet. */
export async function showVersion(database: Database, id: string, version: number): Promise<boolean> {
  return database.transaction(async (t) => {
    const ready = await t
      .selectFrom('pitch_versions')
      .select('version')
      .where('pitch_id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'ready')
      .executeTakeFirst();
    return ready !== undefined && (await raiseRevision(t, id, { shown: version }));
  });
}
