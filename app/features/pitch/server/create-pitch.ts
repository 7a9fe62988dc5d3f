import { ok, type Result } from '#app/lib/result';
import { digest } from '#app/server/digest';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { Brief } from '../brief-schema';
import { ensureMaker } from './access';
import { insertPitch, pitchOfRequest } from './repository';

/** One transaction; a repeated request finds the first one's pitch. The value is its id. */
export async function createPitchFor(
  { requestKey, brief }: { requestKey: string; brief: Brief },
  visitor: RequestContext,
): Promise<Result<string, 'too-many'>> {
  const { services, locale } = visitor;
  const requestHash = digest(requestKey, brief);
  const owner = ensureMaker(services, requestKey);
  const known = await pitchOfRequest(services.database, requestHash);
  if (known) return ok(known);
  const tooMany = await overLimit('pitch', visitor);
  return tooMany ?? ok(await insertPitch(services, { brief, requestHash, owner, locale }));
}
