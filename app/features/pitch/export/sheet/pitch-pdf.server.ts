import { createHash } from 'node:crypto';

import { createI18n } from '#app/i18n/i18n';
import type { RequestContext } from '#app/server/http/request-context';
import { errorResponse } from '#app/server/on-demand/error-response';
import { pathIn } from '../../share/share-address';
import { pitchFileName } from '../pitch-file';
import { privateFile, readSheet } from '../read-sheet.server';
import type { Sheet } from './sheet';

type PageRequest = { request: Request; visitor: RequestContext };

/**
 * `GET /agents/elevator-pitch/{id}/pitch.pdf`: what others see of a pitch as one sheet, to be saved. 404 where there is no
 * such pitch, or not yet; 422 for letters that cannot be set.
 */
export async function pitchPdf(id: string, { request, visitor }: PageRequest): Promise<Response> {
  const sheet = await readSheet(id, visitor);
  if (sheet instanceof Response) return sheet;
  const address = visitor.services.env.siteUrl + pathIn(`/agents/elevator-pitch/${id}`, sheet.lang);
  const made = await visitor.services.files.get(
    keyOf(sheet, address),
    { ip: visitor.ip, signal: request.signal },
    async () => {
      // The library weighs 30 MB in memory: it comes with the first file.
      const { sheetPdf } = await import('./sheet-pdf.server');
      return sheetPdf(sheet, address, await createI18n(sheet.lang));
    },
  );
  if (!made) return new Response('These letters cannot be set', { status: 422, headers: privateFile });
  if ('error' in made) return errorResponse(made.error, made.retryAfter);
  return new Response(new Uint8Array(made), {
    headers: {
      ...privateFile,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${pitchFileName(new Date(sheet.writtenAt), 'pdf', sheet.name)}"`,
      'content-length': `${made.length}`,
    },
  });
}

function keyOf(sheet: Sheet, address: string): string {
  return createHash('sha256')
    .update(JSON.stringify([sheet, address]))
    .digest('base64url');
}
