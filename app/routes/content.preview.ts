import { createFileRoute } from '@tanstack/react-router';

import { previewAnswered, previewAsked } from '#app/server/content/endpoints';

export const Route = createFileRoute('/content/preview')({
  server: {
    handlers: {
      GET: ({ request, context }) => previewAsked(request, context),
      POST: ({ request, context }) => previewAnswered(request, context.services),
    },
  },
});
