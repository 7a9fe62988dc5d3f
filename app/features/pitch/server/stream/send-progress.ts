import type { RequestContext } from '#app/server/http/request-context';
import { findWithin } from '#app/server/http/server-functions/over-limit';
import { streamLines } from '#app/server/http/server-functions/stream-lines';
import type { Services } from '#app/server/services';
import { isUnderWay, type StreamMessage } from '../../snapshot';
import { makerHash } from '../access';
import { readRevision, viewOf } from './read-snapshot';

/** A heartbeat opens the stream and fills silences of this length, which would look like a broken line, in ms. */
const heartbeatMs = 10_000;
/** When to come back with too many streams open, in seconds: the page's own longest pause. */
const retryAfterSeconds = 8;

/**
 * `progressMessages` for a visitor, a line a message: `gone` for an unknown address too. Status 429 over the limit of look-ups, or
 * when the visitor has too many streams open: the page asks again by itself.
 */
export async function sendProgress(
  { id, after }: { id: string; after: number },
  visitor: RequestContext,
): Promise<Response> {
  const { services } = visitor;
  const revision = await findWithin('unknownPitch', visitor, () => readRevision(services.database, id));
  if (!revision.ok && revision.error === 'too-many') return tooManyRequests(revision.retryAfter);
  if (!revision.ok) return streamLines(missingPitch, services);
  const reader = makerHash(services.env);
  const release = services.rateLimits.openStream(visitor.ip);
  if (!release) return tooManyRequests(retryAfterSeconds);
  return streamLines(
    (signal) => progressMessages(services, { id, after, signal, reader }),
    services,
    release,
  );
}

function tooManyRequests(retryAfter: number): Response {
  return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfter) } });
}

async function* missingPitch(): AsyncGenerator<StreamMessage> {
  yield { kind: 'gone' };
}

type ProgressRequest = { id: string; after: number; signal: AbortSignal; reader: string | undefined };

/**
 * The snapshot of a pitch whenever its revision is higher than the one before, the first being higher than `after`, and
 * whenever it begins to be late. Ends once nothing more is to come, with `gone` when the pitch does not exist (any
 * more), and without a word when `signal` aborts. `reader`: the hash of their token.
 */
export async function* progressMessages(
  { pitchPollers }: Pick<Services, 'pitchPollers'>,
  { id, after, signal, reader }: ProgressRequest,
): AsyncGenerator<StreamMessage> {
  const poller = await pitchPollers.join(id);
  let known = after;
  let late = false;
  let sentAt = 0;
  try {
    while (!signal.aborted) {
      const next = poller.nextRead();
      const state = poller.state();
      if (!state) return yield { kind: 'gone' };
      const snapshot = viewOf(state, reader);
      if (snapshot.revision > known || snapshot.late !== late) {
        ({ revision: known, late } = snapshot);
        sentAt = Date.now();
        yield { kind: 'snapshot', snapshot };
      }
      if (!isUnderWay(snapshot)) return;
      if (Date.now() - sentAt >= heartbeatMs) {
        sentAt = Date.now();
        yield { kind: 'heartbeat' };
      }
      await next;
    }
  } finally {
    poller.leave();
  }
}
