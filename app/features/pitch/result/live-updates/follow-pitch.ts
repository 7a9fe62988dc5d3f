import { readLines } from '#app/lib/read-lines';
import { createSilenceAlarm } from '#app/lib/silence-alarm';
import { isUnderWay, type PitchView, type StreamMessage } from '../../snapshot';

/** What the stream says, or `lost`: the connection is down and is opened again. */
export type FollowMessage = StreamMessage | { kind: 'lost' };

/** The server sends a heartbeat every 10 s; a line silent for longer than this is taken for broken, in ms. */
const silenceMs = 25_000;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * The pitch after the snapshot that is known, through as many connections as it takes: one that breaks, goes silent or
 * ends early is said to be `lost` and opened again from the last revision seen. Ends when nothing more is to come.
 */
export async function* followPitch(snapshot: PitchView, signal: AbortSignal): AsyncGenerator<FollowMessage> {
  let known = snapshot;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    const silence = createSilenceAlarm(silenceMs);
    try {
      const [{ watchPitch }, { streamMessageSchema }] = await Promise.all([
        import('../../pitch.functions'),
        import('../../snapshot-schema'),
      ]);
      const response = await watchPitch({
        data: { id: known.id, after: known.revision },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      for await (const message of readLines(response, streamMessageSchema)) {
        silence.restart();
        pauseMs = firstPauseMs;
        yield message;
        if (message.kind === 'gone') return;
        if (message.kind === 'snapshot') known = message.snapshot;
      }
    } catch {
      // The connection could not be opened, or broke; what follows opens it again.
    } finally {
      silence.end();
    }
    // The server ends when nothing more is to come; a line that ended before was cut.
    if (signal.aborted || !isUnderWay(known)) return;
    yield { kind: 'lost' };
    await pauseOrOnline(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Waits, but no longer than until the browser is back on the network or the page is looked at again. */
function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      done.abort();
      resolve();
    };
    const timer = setTimeout(finish, ms);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', finish, { signal: done.signal });
    window.addEventListener('online', finish, { signal: done.signal });
    document.addEventListener('visibilitychange', finish, { signal: done.signal });
  });
}
