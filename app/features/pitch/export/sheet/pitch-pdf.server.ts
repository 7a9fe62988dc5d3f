import { createI18n } from '#app/i18n/i18n';
import { digest } from '#app/server/digest';
import { type FileRequest, fileResponse } from '#app/server/files/file-response';
import { pathIn } from '../../link-preview/share-address';
import { pitchFileName } from '../pitch-file';
import { privateFile, readSheet } from '../read-sheet.server';
import type { Sheet } from './sheet';

/**
 * `GET /agents/elevator-pitch/{id}/pitch.pdf`: what others see of a pitch as one sheet, to be saved. 404 where there is no
 * such pitch, or not yet; 422 for letters that cannot be set.
 */
export async function pitchPdf(id: string, asked: FileRequest): Promise<Response> {
  const sheet = await readSheet(id, asked.visitor);
  if (sheet instanceof Response) return sheet;
  const address = asked.visitor.services.env.siteUrl + pathIn(`/agents/elevator-pitch/${id}`, sheet.lang);
  return fileResponse(asked, {
    key: keyOf(sheet, address),
    type: 'application/pdf',
    disposition: `attachment; filename="${pitchFileName(new Date(sheet.writtenAt), 'pdf', sheet.name)}"`,
    headers: privateFile,
    async make() {
      // The library weighs 30 MB in memory: it comes with the first file.
      const { sheetPdf } = await import('./sheet-pdf.server');
      return sheetPdf(sheet, address, await createI18n(sheet.lang));
    },
  });
}

function keyOf(sheet: Sheet, address: string): string {
  return digest(sheet, address);
}
