/** Never log the error itself: a database error carries the row it refused, which may hold a visitor's text. */
export function errorFacts(error: unknown): { reason: string; stack?: string | undefined } {
  return error instanceof Error ? { reason: error.message, stack: error.stack } : { reason: String(error) };
}
