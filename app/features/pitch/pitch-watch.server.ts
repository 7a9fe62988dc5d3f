import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as z from 'zod';

import { isLocale } from '#app/i18n/locales';
import type { RequestContext } from '#app/server/http/request-context';
import { streamLines } from '#app/server/http/stream-lines';
import { runtime } from '#app/server/runtime';
import { fromJson } from '#app/server/db/json';
import { isPitchId } from './pitch';
import { eventsAfter } from './pitch-events.server';
import { joinFeed } from './pitch-feed.server';
import { ownerHash } from './pitch-owner.server';
import { storedBriefSchema } from './pitch-stored.server';
import { applyEvent, type PitchEvent, type PitchSnapshot, type PitchWatchEvent, shownVersion } from './story';

/** A beat opens the line and fills silences of this length, which would look like a broken line, in ms. */
const beatMs = 10_000;

const addressSchema = z.object({ id: z.string().refine(isPitchId) });
const watchSchema = z.object({ id: z.string().refine(isPitchId), after: z.number().int().min(0) });

/** What there is of a pitch; null for an unknown, deleted or malformed address alike. */
export async function snapshotFor(input: unknown, visitor: RequestContext): Promise<PitchSnapshot | null> {
  const address = addressSchema.safeParse(input).data;
  const found = await lookUp(visitor, async () => address && readSnapshot(address.id));
  return (found !== 'too-many' && found) || null;
}

/**
 * What stands at an address that may be a guess. A visitor who has guessed wrong too often learns nothing about
 * any address until the limit lets them.
 */
async function lookUp<Found>(
  { ip }: RequestContext,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined | 'too-many'> {
  const { rateLimits } = runtime();
  const allowance = await rateLimits.look('unknownPitch', ip);
  if (!allowance.ok) {
    setResponseStatus(429);
    setResponseHeader('retry-after', String(allowance.retryAfter));
    return 'too-many';
  }
  const found = await find();
  if (found === undefined) await rateLimits.take('unknownPitch', ip);
  return found;
}

async function readSnapshot(id: string): Promise<PitchSnapshot | undefined> {
  const row = await findPitch(id);
  if (!row || !isLocale(row.lang)) return undefined;
  const mine = row.owner_hash === ownerHash();
  const { goal } = fromJson(storedBriefSchema, row.brief);
  const original = {
    version: 1,
    parent: null,
    asked: null,
    status: 'generating',
    lang: row.lang,
    goal,
  } as const;
  const blank: PitchSnapshot = {
    id,
    status: 'generating',
    lang: row.lang,
    quotedLang: row.quoted_lang ?? undefined,
    engine: row.engine === 'model' ? 'model' : 'embedded',
    findings: [],
    versions: [original],
    shown: 1,
    awaited: mine && row.recipient !== null,
    lastSeq: 0,
    mine,
    at: Date.now(),
  };
  const snapshot = (await eventsAfter(id, 0)).reduce(applyEvent, blank);
  return mine ? snapshot : forReaders(snapshot);
}

/** Others than its maker know what is shown, and nothing of what was tried beside it. */
function forReaders(snapshot: PitchSnapshot): PitchSnapshot {
  return { ...snapshot, versions: [{ ...shownVersion(snapshot), parent: null, asked: null }] };
}

function findPitch(id: string) {
  return runtime()
    .database.query.selectFrom('pitches')
    .leftJoin('pitch_recipients', 'pitch_recipients.pitch_id', 'pitches.id')
    .select([
      'pitches.lang',
      'pitches.quoted_lang',
      'pitches.engine',
      'pitches.owner_hash',
      'pitches.brief',
      'pitch_recipients.pitch_id as recipient',
    ])
    .where('pitches.id', '=', id)
    .where('pitches.expires_at', '>', Date.now())
    .executeTakeFirst();
}

/** `watch` for a visitor, a line an event: `gone` for an unknown or malformed address too, not a word over the limit. */
export async function watchFor(input: unknown, visitor: RequestContext): Promise<Response> {
  const asked = watchSchema.safeParse(input).data;
  const found = await lookUp(visitor, async () => asked && ownerOf(asked.id));
  if (!asked || !found) return streamLines(gone);
  if (found === 'too-many') return streamLines(silence);
  const mine = found === ownerHash();
  return streamLines((signal) => watch(asked.id, asked.after, { signal, mine }));
}

async function* gone(): AsyncGenerator<PitchWatchEvent> {
  yield { kind: 'gone' };
}

async function* silence(): AsyncGenerator<PitchWatchEvent> {}

/**
 * The events of a pitch as they happen; for others than its maker those of the original. Ends once nothing more is to
 * come, with `gone` when the pitch does not exist (any more), and without a word when `signal` aborts.
 */
export async function* watch(
  id: string,
  after: number,
  { signal, mine }: { signal: AbortSignal; mine: boolean },
): AsyncGenerator<PitchWatchEvent> {
  const feed = await joinFeed(id);
  let seen = after;
  let spokenAt = 0;
  try {
    while (!signal.aborted) {
      const next = feed.nextLook();
      if (!feed.exists()) return yield { kind: 'gone' };
      const open = feed.isOpen(!mine);
      for (const event of feed.events) {
        if (event.seq <= seen) continue;
        seen = event.seq;
        if (!mine && !isOfOriginal(event)) continue;
        spokenAt = Date.now();
        yield event;
      }
      if (!open) return;
      if (Date.now() - spokenAt >= beatMs) {
        spokenAt = Date.now();
        yield { kind: 'beat' };
      }
      await next;
    }
  } finally {
    feed.leave();
  }
}

function isOfOriginal(event: PitchEvent): boolean {
  if (event.kind === 'shown') return false;
  return !('version' in event) || event.version === 1;
}

async function ownerOf(id: string): Promise<string | undefined> {
  const { query } = runtime().database;
  const row = await query
    .selectFrom('pitches')
    .select('owner_hash')
    .where('id', '=', id)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.owner_hash;
}
