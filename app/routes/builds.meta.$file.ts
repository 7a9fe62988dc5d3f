import { createFileRoute } from '@tanstack/react-router';

import { prerenderedPages } from '#app/features/pages/payload.server';
import { buildManifest } from '#app/server/http/build/build-manifest';

export const Route = createFileRoute('/builds/meta/$file')({
  server: {
    handlers: {
      GET: ({ params, context }) =>
        buildManifest(params.file, { id: context.buildId, prerendered: prerenderedPages() }),
    },
  },
});
