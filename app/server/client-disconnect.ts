/** Node's error of a request whose sender has left, and hears no answer. Calls of our own break off in other words. */
export function isBrokenOffRequest(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && isConnectionReset(error);
}

/** What libraries complain of when a client disconnects, which is no fault of the server's. */
export function isClientDisconnect(error: Error | undefined): boolean {
  return error !== undefined && (error.name === 'AbortError' || isConnectionReset(error));
}

function isConnectionReset(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}
