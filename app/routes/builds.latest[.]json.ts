import { createFileRoute } from '@tanstack/react-router';

import { latestBuild } from '#app/server/http/build/build-id';

export const Route = createFileRoute('/builds/latest.json')({
  server: { handlers: { GET: () => latestBuild() } },
});
