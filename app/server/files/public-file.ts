import { type FileRequest, fileResponse } from './file-response';

/** A PDF that is the same for everybody, made when it is first asked for; `name` is that of the file. */
export function publicPdf(
  name: string,
  asked: FileRequest,
  make: () => Promise<Buffer | undefined>,
): Promise<Response> {
  return fileResponse(asked, {
    key: name,
    type: 'application/pdf',
    disposition: `inline; filename="${name}"`,
    headers: { 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' },
    async make() {
      const made = await make();
      if (!made) throw new Error(`${name} holds letters that cannot be set`);
      return made;
    },
  });
}
