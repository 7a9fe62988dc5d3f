import { createFileRoute } from '@tanstack/react-router';

import { sampleSheetPdf } from '#app/features/pitch/report/sample-sheet.server';
import { sampleMaterial } from '#app/features/pitch/report/sample-pitch.server';
import { sampleReportPdf } from '#app/features/report/server/sample-report';
import { publicPdf } from '#app/server/files/public-file';
import { sampleOf } from '#app/server/files/samples';

export const Route = createFileRoute('/samples/$file')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => {
        const sample = sampleOf(params.file);
        if (!sample) return new Response('Not found', { status: 404 });
        return publicPdf(params.file, { request, visitor: context }, async () =>
          sample.kind === 'pitch'
            ? sampleSheetPdf(sample.lang, context.services.env.siteUrl)
            : sampleReportPdf(await sampleMaterial(sample.lang)),
        );
      },
    },
  },
});
