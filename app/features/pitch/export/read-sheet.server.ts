import { refused } from '#app/lib/result';
import { refusalAnswer } from '#app/server/answers';
import type { RequestContext } from '#app/server/http/request-context';
import { findWithin } from '#app/server/http/server-functions/over-limit';
import { isPitchId } from '../pitch';
import { readState } from '../server/stream/read-snapshot';
import { publicSnapshotOf } from '../snapshot';
import { type Sheet, sheetOf } from './sheet/sheet';

/** What others see of a pitch, as a sheet; the answer to give where there is none, or not yet. */
export async function readSheet(id: string, visitor: RequestContext): Promise<Sheet | Response> {
  const state = isPitchId(id)
    ? await findWithin('unknownPitch', visitor, () => readState(visitor.services.database, id))
    : refused('missing');
  if (!state.ok) return refusalAnswer(state, privateFile);
  // Who asks for a file hands it on: whoever asks, it holds what others may see.
  const { presentation, engine } = publicSnapshotOf({ ...state.value, late: false, at: Date.now() });
  return presentation ? sheetOf(presentation, engine) : refusalAnswer(refused('missing'), privateFile);
}

/** Of every file made from a pitch: no cache but the browser's keeps it, and no search engine. */
export const privateFile = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' } as const;
