import type { Locale } from '#app/i18n/locales';
import { createI18n } from '#app/i18n/i18n';
import { sheetOf } from '../export/sheet/sheet';
import { presentationOf } from '../presentation';
import { pathIn } from '../link-preview/share-address';
import { samplePitch } from './sample-pitch.server';

/** When the example was written, in epoch milliseconds. */
const writtenAt = Date.UTC(2026, 10, 22);

/** The sheet of an invented pitch, as everybody gets it of theirs; its code leads to the form. */
export async function sampleSheetPdf(lang: Locale, siteUrl: string): Promise<Buffer | undefined> {
  const { pitch } = await samplePitch(lang);
  const sharing = { duration: null, hidesLonger: false, inPreview: false };
  const sheet = sheetOf(presentationOf(pitch, { lang, writtenAt, sharing }), 'embedded');
  const { sheetPdf } = await import('../export/sheet/sheet-pdf.server');
  return sheetPdf(
    { ...sheet, isExample: true },
    siteUrl + pathIn('/agents/elevator-pitch', lang),
    await createI18n(lang),
  );
}
