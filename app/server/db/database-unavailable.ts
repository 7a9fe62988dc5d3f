/** When to come back while the database is unavailable, in seconds: for the header of an answer. */
export const databaseRetryAfter = '5';

/** The same work may succeed later; the outcome of a failed commit is unknown. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !databaseErrors.has(error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (typeof errcode === 'number') return isAmong(errcode, retryableResults);
  if (typeof code === 'string' && unavailableCodes.test(code)) return true;
  return unavailableMessages.test(error.message);
}

/** True where PostgreSQL ended a statement that took too long: it may do so each time. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && databaseErrors.has(error) && 'code' in error && error.code === '57014';
}

/** True for an SQLite error that says that another holds the file. */
export function isLockedFile(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && isAmong(error.errcode, busyResults);
}

/** Marks what the database throws, so that `isDatabaseUnavailable` mistakes no other error for it. */
export async function askDatabase<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error) databaseErrors.add(error);
    throw error;
  }
}

const databaseErrors = new WeakSet<Error>();

// SQLITE_BUSY and SQLITE_LOCKED.
const busyResults = [5, 6];

// Also SQLITE_IOERR and SQLITE_FULL: what a disk without room says, until there is room.
const retryableResults = [...busyResults, 10, 13];

// PostgreSQL: connection faults, no more disk, connections or time, stopping, starting, conflicts; then the network's.
const unavailableCodes =
  /^(08...|53100|53300|57014|57P0[1-5]|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

// Errors that pg makes itself and gives no code.
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** The upper bits of a result say more about it. */
function isAmong(errcode: number, results: number[]): boolean {
  return results.includes(errcode & 0xff);
}
