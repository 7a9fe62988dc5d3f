import { randomBytes } from 'node:crypto';

import type { Locale } from '#app/i18n/locales';
import { toJson } from '#app/server/db/json';
import type { Transaction } from '#app/server/db/schema';
import { runtime } from '#app/server/runtime';
import type { Brief } from '../brief';
import { engineNow } from './engines';
import { mailKey, pitchKey, pitchWorkflowName, versionKey } from './job-keys';
import { pitchChannel } from './revision';
import { saveStatus } from './versions';

const month = 30.44 * 24 * 3600 * 1000;
const lifetime = 12 * month;

/** A brief to be written, with the hashes of its request and of its maker's token. */
export type NewPitch = { brief: Brief; requestHash: string; owner: string; locale: Locale };

/** Stores the brief and queues its generation in one transaction; a request that came before finds its pitch. */
export async function insertPitch({ brief, requestHash, owner, locale }: NewPitch): Promise<string> {
  const { database, workflows } = runtime();
  const engine = engineNow();
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

/** The pitch that a request has made before. */
export async function pitchOfRequest(requestHash: string): Promise<string | undefined> {
  const { query } = runtime().database;
  const row = await query
    .selectFrom('pitches')
    .select('id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.id;
}

/** Sends a failed pitch to work again, from the step that failed. Returns false when it has not failed. */
export async function retryFailed(t: Transaction, id: string): Promise<boolean> {
  // The job comes first: a running step locks it before it touches the pitch.
  if (!(await runtime().workflows.retry(t, pitchKey(id)))) return false;
  await saveStatus(t, id, 1, 'generating');
  return true;
}

/** Removes a pitch with all that belongs to it and ends the work on it. Its readers see it go. */
export async function removePitch(id: string): Promise<boolean> {
  const { database, workflows } = runtime();
  const unfinished = await database.query
    .selectFrom('pitch_versions')
    .select('version')
    .where('pitch_id', '=', id)
    .where('score', 'is', null)
    .execute();
  const keys = [
    pitchKey(id),
    mailKey(id, 'ready'),
    mailKey(id, 'failed'),
    ...unfinished.map(({ version }) => versionKey(id, version)),
  ];
  return database.transaction(async (t) => {
    for (const key of keys) await workflows.cancel(t, key);
    const gone = await t.deleteFrom('pitches').where('id', '=', id).returning('id').executeTakeFirst();
    t.notify(pitchChannel(id));
    return gone !== undefined;
  });
}
