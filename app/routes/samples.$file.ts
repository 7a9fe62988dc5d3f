import { createFileRoute } from '@tanstack/react-router';

import { sampleSheetPdf } from '#app/features/pitch/for-report/sample-sheet.server';
import { sampleMaterial } from '#app/features/pitch/for-report/sample-pitch.server';
import { sampleReportPdf } from '#app/features/report/server/pdf/sample-report';
import { publicPdf } from '#app/server/files/public-file';
import { type Sample, sampleOf } from '#app/server/files/samples';
import { plainAnswer } from '#app/server/answers';

export const Route = createFileRoute('/samples/$file')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => {
        const sample = sampleOf(params.file);
        if (!sample) return plainAnswer('Not found', 404);
        const { siteUrl } = context.services.env;
        return publicPdf(params.file, { request, visitor: context }, () => samplePdf(sample, siteUrl));
      },
    },
  },
});

async function samplePdf(sample: Sample, siteUrl: string): Promise<Buffer | undefined> {
  switch (sample.kind) {
    case 'pitch':
      return sampleSheetPdf(sample.lang, siteUrl);
    case 'report':
      return sampleReportPdf(await sampleMaterial(sample.lang));
    case 'case': {
      // The library weighs 30 MB in memory: it comes with the first file.
      const { casePdf } = await import('#app/features/pages/server/cases/case-pdf');
      return casePdf(sample.name, sample.lang);
    }
  }
}
