import * as z from 'zod';

import { type Modifiers, parseModifiers } from './modifiers';
import { HttpError } from '#app/server/on-demand/http-error';
import { parseSource, type Source } from './source';

export type ImageRequest = { modifiers: Modifiers; source: Source };

const prefix = '/_ipx/';

/** The request of srvx keeps Node's, whose URL nobody has normalised. */
const overNode = z.object({ runtime: z.object({ node: z.object({ req: z.object({ url: z.string() }) }) }) });

/** Reads `/_ipx/{modifiers}/{source}`; an `HttpError` for an address that is not allowed. */
export function readAddress(request: Request, imageOrigin: string | undefined): ImageRequest | HttpError {
  const written = writtenAddress(request);
  const at = written.indexOf(prefix);
  const [path = ''] = written.slice(at + prefix.length).split('?', 1);
  const slash = path.indexOf('/');
  if (at < 0 || slash < 1) return new HttpError(400, 'modifiers and source expected');
  const modifiers = parseModifiers(path.slice(0, slash));
  if (modifiers instanceof HttpError) return modifiers;
  const source = parseSource(path.slice(slash + 1), imageOrigin);
  return source instanceof HttpError ? source : { modifiers, source };
}

/** A parsed address has lost its `/../` and `%2e%2e`, which are to be refused rather than resolved. */
function writtenAddress(request: Request): string {
  const { data } = overNode.safeParse(request);
  return data?.runtime.node.req.url ?? request.url;
}
