/**
 * What a log may say of an error. A database error also carries the row that it refused, which may hold a visitor's
 * text: never log the error itself.
 */
export function errorFacts(error: unknown): { reason: string; stack?: string | undefined } {
  return error instanceof Error ? { reason: error.message, stack: error.stack } : { reason: String(error) };
}
