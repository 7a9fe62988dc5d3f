import { randomBytes } from 'node:crypto';

import type { Locale } from '#app/i18n/locales';
import type { Database } from '#app/server/db/database';
import { toJson } from '#app/server/db/json';
import type { Transaction } from '#app/server/db/schema';
import type { Services } from '#app/server/services';
import type { Workflows } from '#app/server/workflows/workflows';
import type { Brief } from '../brief-schema';
import { pitchKey, pitchWorkflowName, versionKey } from './job-keys';
import { pitchMails } from './notifications/notification.job';
import { pitchChannel } from './raise-revision';
import { saveStatus } from './generation/versions';

const month = 30.44 * 24 * 3600 * 1000;
const lifetime = 12 * month;

export type NewPitch = { brief: Brief; requestHash: string; owner: string; locale: Locale };

/** One transaction; a repeated request finds its pitch. */
export async function insertPitch(
  { database, workflows, engines }: Pick<Services, 'database' | 'workflows' | 'engines'>,
  { brief, requestHash, owner, locale }: NewPitch,
): Promise<string> {
  const engine = engines.current();
  const now = Date.now();
  const { lang, quotedLang } = engine.languageOf(brief, locale);
  const id = randomBytes(16).toString('base64url');
  return database.transaction(async (t) => {
    const inserted = await t
      .insertInto('pitches')
      .values({
        id,
        request_hash: requestHash,
        owner_hash: owner,
        locale,
        engine: engine.name,
        created_at: now,
        updated_at: now,
        expires_at: now + lifetime,
      })
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) {
      await t
        .insertInto('pitch_versions')
        .values({
          pitch_id: id,
          version: 1,
          brief: toJson(brief),
          lang,
          quoted_lang: quotedLang ?? null,
          status: 'generating',
          created_at: now,
        })
        .execute();
      await workflows.start(t, pitchWorkflowName, { id }, pitchKey(id));
      return id;
    }
    // The same request arrived twice at once: the other one made the pitch.
    const other = await t
      .selectFrom('pitches')
      .select('id')
      .where('request_hash', '=', requestHash)
      .executeTakeFirstOrThrow();
    return other.id;
  });
}

export async function pitchOfRequest({ query }: Database, requestHash: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('pitches')
    .select('id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.id;
}

/** Resumes at the step that failed. False when it has not failed, or has a text. */
export async function retryFailed(workflows: Workflows, t: Transaction, id: string): Promise<boolean> {
  const unwritten = await t
    .selectFrom('pitch_versions')
    .select('version')
    .where('pitch_id', '=', id)
    .where('version', '=', 1)
    .where('pitch', 'is', null)
    .executeTakeFirst();
  // The job comes first: a running step locks it before it touches the pitch.
  if (!unwritten || !(await workflows.retry(t, pitchKey(id)))) return false;
  await saveStatus(t, id, 1, 'generating');
  return true;
}

/** Also cancels its job; readers see it go. */
export async function removePitch(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  id: string,
): Promise<boolean> {
  const versions = await database.query
    .selectFrom('pitch_versions')
    .select('version')
    .where('pitch_id', '=', id)
    .execute();
  const keys = [pitchKey(id), ...versions.map(({ version }) => versionKey(id, version))];
  return database.transaction(async (t) => {
    for (const key of keys) await workflows.cancel(t, key);
    await pitchMails.cancel(workflows, t, id);
    const deleted = await t.deleteFrom('pitches').where('id', '=', id).returning('id').executeTakeFirst();
    t.notify(pitchChannel(id));
    return deleted !== undefined;
  });
}
