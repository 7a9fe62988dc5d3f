import { createFileRoute } from '@tanstack/react-router';

import { pitchPdf } from '#app/features/pitch/export/sheet/pitch-pdf.server';

export const Route = createFileRoute('/agents/elevator-pitch/$id/pitch.pdf')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => pitchPdf(params.id, { request, visitor: context }),
    },
  },
});
