/** `refused` by the server for good, `deferred` for now, `invalid` never offered to it. */
export type MailFault =
  | 'invalid'
  | 'refused'
  | 'deferred'
  | 'login'
  | 'tls'
  | 'connection'
  | 'timeout'
  | 'storage';

/** A mail that was not handed over. Its words hold no address, no subject, and nothing that the server said. */
export class MailError extends Error {
  override name = 'MailError';
  readonly fault: MailFault;
  readonly code: number | undefined;
  readonly retryable: boolean;

  constructor(fault: MailFault, code?: number) {
    super(`The mail was not handed over: ${fault}${code ? ` (${code})` : ''}`);
    this.fault = fault;
    this.code = code;
    this.retryable = fault !== 'invalid' && fault !== 'refused';
  }
}
