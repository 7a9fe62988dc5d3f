import { createFileRoute } from '@tanstack/react-router';

import { playPayment } from '#app/features/report/server/post-forms';
import { wrongMethod } from '#app/server/http/wrong-method';

export const Route = createFileRoute('/payments/sandbox')({
  server: {
    handlers: {
      GET: () => wrongMethod('POST'),
      POST: ({ request, context }) => playPayment(request, context),
    },
  },
});
