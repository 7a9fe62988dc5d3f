import { ok, refused, type Result } from '#app/lib/result';
import type { RequestContext } from '#app/server/http/request-context';
import { forMaker, isMaker } from './access';
import { removePitch, retryFailed } from './repository';

/** From the step that failed; for its maker. `busy`: it has not failed. */
export function retryPitchFor(
  { id }: { id: string },
  visitor: RequestContext,
): Promise<Result<undefined, 'missing' | 'busy' | 'too-many'>> {
  const { database, workflows } = visitor.services;
  return forMaker(id, 'retry', visitor, async () => {
    const retried = await database.transaction((t) => retryFailed(workflows, t, id));
    return retried ? ok(undefined) : refused('busy');
  });
}

/** For its maker; readers see it go. */
export async function deletePitchFor(
  { id }: { id: string },
  { services }: RequestContext,
): Promise<Result<undefined, 'missing'>> {
  const removed = (await isMaker(services, id)) && (await removePitch(services, id));
  return removed ? ok(undefined) : refused('missing');
}
