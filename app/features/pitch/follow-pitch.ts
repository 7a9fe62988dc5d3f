import { applyEvent, isUnderWay, type PitchSnapshot, type PitchWatchEvent } from './story';
import { watchPitch } from './pitch.functions';
import { readLines } from './read-lines';

/** `lost` while the connection is down and being tried again; `gone` when the pitch was deleted. */
export type PitchProgress = { snapshot: PitchSnapshot; line: 'open' | 'lost' | 'gone' };

type News = PitchWatchEvent | { kind: 'lost' };

/** The server beats every 10 s; a line silent for longer than this is taken for broken, in ms. */
const silenceMs = 25_000;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * The events of a pitch after the snapshot, through as many connections as it takes: a line that breaks, goes
 * silent or ends early is said to be `lost` and opened again from the last event seen.
 */
export async function* followPitch(snapshot: PitchSnapshot, signal: AbortSignal): AsyncGenerator<News> {
  let known = snapshot;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    const silence = createSilenceAlarm();
    try {
      const answer = await watchPitch({
        data: { id: known.id, after: known.lastSeq },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      for await (const event of readLines<PitchWatchEvent>(answer)) {
        silence.restart();
        pauseMs = firstPauseMs;
        yield event;
        if (event.kind === 'gone') return;
        if ('seq' in event) known = applyEvent(known, event);
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

/** What is known of a pitch after some news of it or of its line. */
export function applyNews(progress: PitchProgress, news: News): PitchProgress {
  switch (news.kind) {
    case 'lost':
      return { ...progress, line: 'lost' };
    case 'gone':
      return { ...progress, line: 'gone' };
    case 'beat':
      return { ...progress, line: 'open' };
    default:
      return { snapshot: applyEvent(progress.snapshot, news), line: 'open' };
  }
}

/** Rings when the line has been silent for too long, or at once when the browser says that it is off the network. */
function createSilenceAlarm() {
  const alarm = new AbortController();
  const ring = () => alarm.abort();
  let timer = setTimeout(ring, silenceMs);
  window.addEventListener('offline', ring);
  return {
    signal: alarm.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(ring, silenceMs);
    },
    end() {
      clearTimeout(timer);
      window.removeEventListener('offline', ring);
    },
  };
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
