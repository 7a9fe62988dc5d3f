import { overLimit } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { ownPitch } from './access';
import { removePitch, retryFailed } from './repository';

/** Sends a failed pitch to work again, from the step that failed; for the browser that made it. */
export async function retryPitchFor(input: unknown, visitor: RequestContext): Promise<{ ok: boolean }> {
  const id = await ownPitch(input);
  if (!id) return { ok: false };
  const refused = await overLimit('retry', visitor);
  // The button says so as of any other failure.
  if (refused) throw new Response(null, { status: 429, headers: { 'retry-after': `${refused.retryAfter}` } });
  return { ok: await runtime().database.transaction((t) => retryFailed(t, id)) };
}

/** Removes the pitch with all that belongs to it; for the browser that made it. Its readers see it go. */
export async function deletePitchFor(input: unknown): Promise<{ ok: boolean }> {
  const id = await ownPitch(input);
  return { ok: id !== undefined && (await removePitch(id)) };
}
