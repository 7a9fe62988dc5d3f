import { createFileRoute } from '@tanstack/react-router';

import { pitchCard } from '#app/features/pitch/export/card/pitch-card.server';

export const Route = createFileRoute('/agents/elevator-pitch/$id/card.png')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => pitchCard(params.id, { request, visitor: context }),
    },
  },
});
