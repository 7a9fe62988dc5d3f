/** The job is another's now, or nobody's: it was cancelled, or its lease ran out and was taken. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** The server stops: the job goes back to the queue and nothing is held against it. */
export class Stopping extends Error {
  override name = 'Stopping';
}

/** Settles as `work` does, or rejects with the signal's reason as soon as that aborts. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  return promise;
}
