import { createFileRoute } from '@tanstack/react-router';

import { draftsAnswered, draftsAsked } from '#app/server/content/endpoints';

export const Route = createFileRoute('/content/preview')({
  server: {
    handlers: {
      GET: ({ request, context }) => draftsAsked(request, context),
      POST: ({ request, context }) => draftsAnswered(request, context.services),
    },
  },
});
