import { createFileRoute } from '@tanstack/react-router';

import { serveImage } from '#app/server/images/serve';

export const Route = createFileRoute('/_ipx/$')({
  server: { handlers: { GET: ({ request, context }) => serveImage(request, context) } },
});
