import { createFileRoute } from '@tanstack/react-router';

import { cancelOrder } from '#app/features/report/server/post-forms';
import { wrongMethod } from '#app/server/http/wrong-method';

export const Route = createFileRoute('/payments/cancellation')({
  server: {
    handlers: {
      GET: () => wrongMethod('POST'),
      POST: ({ request, context }) => cancelOrder(request, context),
    },
  },
});
