import { createFileRoute } from '@tanstack/react-router';

import { contentChanged } from '#app/server/content/endpoints';

export const Route = createFileRoute('/content/webhook')({
  server: { handlers: { POST: ({ request }) => contentChanged(request) } },
});
