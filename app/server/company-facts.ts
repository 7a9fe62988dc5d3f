import { missingFacts } from '#app/content/facts';
import type { Env } from './env';
import type { Log } from './log';

/** One warning that lists what the legal pages leave out, where the site is public. */
export function warnOfMissingFacts({ siteIsLoopback }: Pick<Env, 'siteIsLoopback'>, log: Log): void {
  const missing = siteIsLoopback ? [] : missingFacts();
  if (missing.length > 0) log.warn({ missing }, 'app/content/site.ts lacks facts that the law asks for');
}
