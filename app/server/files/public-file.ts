import type { RequestContext } from '#app/server/http/request-context';
import { errorResponse } from '#app/server/on-demand/error-response';

type PageRequest = { request: Request; visitor: RequestContext };

/** A PDF that is the same for everybody, made when it is first asked for; `name` is that of the file. */
export async function publicPdf(
  name: string,
  { request, visitor }: PageRequest,
  make: () => Promise<Buffer | undefined>,
): Promise<Response> {
  const made = await visitor.services.files.get(name, { ip: visitor.ip, signal: request.signal }, make);
  if (!made) throw new Error(`${name} holds letters that cannot be set`);
  if ('error' in made) return errorResponse(made.error, made.retryAfter);
  return new Response(new Uint8Array(made), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-length': `${made.length}`,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  });
}
