import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as z from 'zod';

import { isLocale } from '#app/i18n/locales';
import type { RequestContext } from '#app/server/http/request-context';
import { streamLines } from '#app/server/http/stream-lines';
import { runtime } from '#app/server/runtime';
import { applyEvent, isPitchId, type PitchSnapshot, type PitchWatchEvent } from './pitch';
import { eventsAfter, pitchChannel } from './pitch-events.server';
import { ownerHash } from './pitch-owner.server';

/** A reader looks again this often even when no wake-up came, in ms. */
const safetyNetMs = 2000;
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
  const pitch = await runtime()
    .database.query.selectFrom('pitches')
    .select(['lang', 'quoted_lang', 'engine', 'owner_hash'])
    .where('id', '=', id)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  if (!pitch || !isLocale(pitch.lang)) return undefined;
  const blank: PitchSnapshot = {
    id,
    status: 'generating',
    lang: pitch.lang,
    quotedLang: pitch.quoted_lang ?? undefined,
    engine: pitch.engine === 'model' ? 'model' : 'embedded',
    findings: [],
    lastSeq: 0,
    mine: pitch.owner_hash === ownerHash(),
    at: Date.now(),
  };
  return (await eventsAfter(id, 0)).reduce(applyEvent, blank);
}

/** `watch` for a visitor, a line an event: `gone` for an unknown or malformed address too, not a word over the limit. */
export async function watchFor(input: unknown, visitor: RequestContext): Promise<Response> {
  const asked = watchSchema.safeParse(input).data;
  const found = await lookUp(visitor, async () => asked && statusOf(asked.id));
  if (!asked || !found) return streamLines(gone);
  if (found === 'too-many') return streamLines(() => watch(asked.id, asked.after, AbortSignal.abort()));
  return streamLines((signal) => watch(asked.id, asked.after, signal));
}

async function* gone(): AsyncGenerator<PitchWatchEvent> {
  yield { kind: 'gone' };
}

/**
 * The events of a pitch as they happen. Ends after `ready` or a last `failed`, with `gone` when the pitch does not
 * exist (any more), and without a word when the server stops: the reader comes back to the next process.
 */
export async function* watch(
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<PitchWatchEvent> {
  const alarm = createAlarm(signal);
  const unsubscribe = runtime().database.subscribe(pitchChannel(id), alarm.ring);
  let seen = after;
  let spokenAt = 0;
  try {
    while (!signal.aborted) {
      const status = await statusOf(id);
      if (!status) return yield { kind: 'gone' };
      const events = await eventsAfter(id, seen);
      for (const event of events) {
        seen = event.seq;
        yield event;
      }
      // A failure that was tried again since is not the end.
      const last = events.at(-1)?.kind;
      if (last === 'ready' || last === 'failed') return;
      if (status !== 'generating') return;
      if (events.length > 0) spokenAt = Date.now();
      else if (Date.now() - spokenAt >= beatMs) {
        spokenAt = Date.now();
        yield { kind: 'beat' };
      }
      await alarm.wait(safetyNetMs);
    }
  } finally {
    unsubscribe();
    alarm.release();
  }
}

async function statusOf(id: string): Promise<string | undefined> {
  const { query } = runtime().database;
  const row = await query
    .selectFrom('pitches')
    .select('status')
    .where('id', '=', id)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.status;
}

/** Remembers a ring that came while nobody waited, so that no wake-up is lost between reading and waiting. */
function createAlarm(signal: AbortSignal) {
  let rung = false;
  let wakeUp: (() => void) | undefined;
  const ring = () => {
    rung = true;
    wakeUp?.();
  };
  signal.addEventListener('abort', ring, { once: true });
  return {
    ring,
    release: () => signal.removeEventListener('abort', ring),
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(done, ms);
        wakeUp = done;
        if (rung) done();
        function done() {
          clearTimeout(timer);
          rung = false;
          wakeUp = undefined;
          resolve();
        }
      }),
  };
}
