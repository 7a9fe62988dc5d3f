import { createFileRoute } from '@tanstack/react-router';

import { confirmLink } from '#app/features/newsletter/server/links';
import { wrongMethod } from '#app/server/http/wrong-method';

export const Route = createFileRoute('/newsletter/confirmation')({
  server: {
    handlers: {
      GET: () => wrongMethod('POST'),
      POST: ({ request, context }) => confirmLink(request, context.services),
    },
  },
});
