import { createFileRoute } from '@tanstack/react-router';

import { ready } from '#app/server/http/health';

export const Route = createFileRoute('/readyz')({
  server: { handlers: { GET: ({ context }) => ready(context.services) } },
});
