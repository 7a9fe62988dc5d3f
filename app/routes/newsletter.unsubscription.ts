import { createFileRoute } from '@tanstack/react-router';

import { unsubscribeLink, unsubscribePage } from '#app/features/newsletter/server/links';

export const Route = createFileRoute('/newsletter/unsubscription')({
  server: {
    handlers: {
      GET: ({ request }) => unsubscribePage(request),
      POST: ({ request, context }) => unsubscribeLink(request, context.services),
    },
  },
});
