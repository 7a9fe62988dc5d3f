import { plainAnswer } from '#app/server/answers';
import type { RequestContext } from '#app/server/http/request-context';
import { errorResponse } from '#app/server/on-demand/error-response';

export type FileRequest = { request: Request; visitor: RequestContext };

type WantedFile = {
  key: string;
  type: 'application/pdf' | 'image/png';
  /** As in `content-disposition`. */
  disposition?: string;
  headers: Record<string, string>;
  make: () => Promise<Buffer | undefined>;
};

/** A file, made where it is not kept; 422 where its letters cannot be set. */
export async function fileResponse(
  { request, visitor }: FileRequest,
  { key, type, disposition, headers, make }: WantedFile,
): Promise<Response> {
  const made = await visitor.services.files.get(key, { ip: visitor.ip, signal: request.signal }, make);
  if (!made) return plainAnswer('These letters cannot be set', 422, headers);
  if ('error' in made) return errorResponse(made.error, made.retryAfter);
  return new Response(new Uint8Array(made), {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': `${made.length}`,
      ...(disposition !== undefined && { 'content-disposition': disposition }),
    },
  });
}
