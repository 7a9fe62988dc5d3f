import { createFileRoute } from '@tanstack/react-router';

import { pitchQrCode } from '#app/features/pitch/export/qr-code/qr-code.server';

export const Route = createFileRoute('/agents/elevator-pitch/$id/qr.svg')({
  server: {
    handlers: {
      GET: ({ request, params, context }) =>
        pitchQrCode(params.id, { request, siteUrl: context.services.env.siteUrl }),
    },
  },
});
