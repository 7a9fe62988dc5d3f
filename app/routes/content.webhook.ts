import { createFileRoute } from '@tanstack/react-router';

import { contentChanged } from '#app/server/content/endpoints';
import { wrongMethod } from '#app/server/http/wrong-method';

export const Route = createFileRoute('/content/webhook')({
  server: {
    handlers: {
      GET: () => wrongMethod('POST'),
      POST: ({ request, context }) => contentChanged(request, context.services),
    },
  },
});
