import { createFileRoute } from '@tanstack/react-router';

import { receivePaymentEvent } from '#app/features/report/server/payment-events';
import { wrongMethod } from '#app/server/http/wrong-method';

export const Route = createFileRoute('/payments/webhook')({
  server: {
    handlers: {
      GET: () => wrongMethod('POST'),
      POST: ({ request, context }) => receivePaymentEvent(request, context.services),
    },
  },
});
