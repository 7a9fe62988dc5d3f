export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** The server stops: the job goes back to the queue, and neither attempt nor claim counts. */
export class Stopping extends Error {
  override name = 'Stopping';
}

/** Settles like the work, or rejects with the reason as soon as the signal aborts; the work itself goes on. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  return promise;
}
