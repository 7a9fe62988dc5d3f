import { createFileRoute } from '@tanstack/react-router';

import { robots } from '#app/server/discovery/robots';

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: ({ context }) => robots(context.services.env) } },
});
