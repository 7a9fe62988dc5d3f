import { msg } from '@lingui/core/macro';

import type { CaseName } from '#app/content/cases';
import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { lettersOf } from '#app/server/pdf/blocks';
import { setBlocks } from '#app/server/pdf/flow';
import { flowPage } from '#app/server/pdf/flow-style';
import { drawFoot } from '#app/server/pdf/foot';
import { createPdf } from '#app/server/pdf/pdf';
import { drawCaseHead } from './case-cover';
import { readCase } from './case-texts';

/** When the cases were written, in epoch milliseconds. */
const writtenAt = Date.UTC(2026, 10, 23);

/** What a service hands over, on invented data, as a tagged PDF. Undefined where a letter of it cannot be set. */
export async function casePdf(name: CaseName, lang: Locale): Promise<Buffer | undefined> {
  const { title, subject, document } = await readCase(name, lang);
  const i18n = await createI18n(lang);
  const invented = i18n._(msg`Invented data, real method`);
  const explained = i18n._(
    msg`The company, the people and the data are invented. The figures are not: a program computes them from that data. Nobody is our client here.`,
  );
  const foot = [title, invented].join(' · ');
  const pdf = await createPdf({
    title: `${title} – ${invented}`,
    lang,
    letters: [title, subject, invented, explained, lettersOf(document), markers].join(' '),
    writtenAt,
    margins: { head: flowPage.head, foot: flowPage.foot },
    byModel: false,
    creator: 'Verbe',
    onPage: (pen, page) => drawFoot(pen, page, foot),
  });
  if (!pdf) return undefined;
  const y = drawCaseHead(pdf, { title, subject, invented, explained });
  pdf.furniture((pen) => drawFoot(pen, 1, foot));
  setBlocks(pdf, document, y);
  return pdf.bytes();
}

/** Of lists, pages and titles. */
const markers = '0123456789.–·';
