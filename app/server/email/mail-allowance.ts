import type { Allowance } from '../http/rate-limits/rate-limits';
import type { Services } from '../services';
import { recipientHash } from './address';

/** Takes one of the mails of a day that a mailbox may get from visitors: it may be a stranger's, left from many places. */
export function takeMailAllowance(
  { rateLimits, secret }: Pick<Services, 'rateLimits' | 'secret'>,
  address: string,
): Promise<Allowance> {
  return rateLimits.take('mailTo', recipientHash(address, secret));
}
