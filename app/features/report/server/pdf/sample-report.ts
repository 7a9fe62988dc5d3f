import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { readSampleTexts } from '#app/server/content/sample-texts';
import type { Report } from './report-pdf';

/** When the texts of the sample were written, in epoch milliseconds. */
const writtenAt = Date.UTC(2026, 10, 22);

/** The report of an invented offer: its study stands in `app/content`, its pitch is what this build writes by rules. */
export async function sampleReportPdf({
  lang,
  sections,
}: Pick<Report, 'sections'> & { lang: Locale }): Promise<Buffer | undefined> {
  const { study } = await readSampleTexts(lang);
  // The library weighs 30 MB in memory: it comes with the first file.
  const { reportPdf } = await import('./report-pdf');
  return reportPdf(
    { lang, sections, study, writtenAt, reference: undefined, byModel: false },
    await createI18n(lang),
  );
}
