import { readFile } from 'node:fs/promises';

import { referenceOf } from '#app/features/report/server/mails/mail-facts';
import type { Order } from '#app/features/report/server/orders';
import { createI18n } from '#app/i18n/i18n';
import { OpsError } from './command';

/** The report of an order, set from the study in a file. */
export async function reportFile(order: Order, path: string): Promise<Buffer> {
  const study = await readFile(path, 'utf8').catch(() => {
    throw new OpsError(`${path} cannot be read`);
  });
  if (study.trim() === '') throw new OpsError(`${path} is empty`);
  const { reportPdf } = await import('#app/features/report/server/pdf/report-pdf');
  const pdf = await reportPdf(
    {
      lang: order.locale,
      writtenAt: Date.now(),
      reference: referenceOf(order),
      study,
      sections: order.material?.sections ?? [],
      byModel: order.material?.byModel ?? false,
    },
    await createI18n(order.locale),
  );
  if (!pdf)
    throw new OpsError(
      'The study or the pitch holds letters that no face here has: deliver a PDF of your own',
    );
  return pdf;
}
