import { ok, refused, type Result } from '#app/lib/result';
import type { RequestContext } from '#app/server/http/request-context';
import type { Sharing } from '../presentation';
import { forMaker } from './access';
import { raiseRevision } from './raise-revision';

/** Decides what others see of a pitch; for the browser that made it. Its readers see the change. */
export function sharePitchFor(
  { id, sharing }: { id: string; sharing: Sharing },
  visitor: RequestContext,
): Promise<Result<undefined, 'missing' | 'too-many'>> {
  return forMaker(id, 'undo', visitor, async () => {
    const revised = await visitor.services.database.transaction((t) =>
      raiseRevision(t, id, {
        shared_duration: sharing.duration,
        hides_longer: sharing.hidesLonger ? 1 : 0,
        in_preview: sharing.inPreview ? 1 : 0,
      }),
    );
    return revised ? ok(undefined) : refused('missing');
  });
}
