import { createFileRoute } from '@tanstack/react-router';

import { articlePicture } from '#app/features/articles/server/article-picture';

export const Route = createFileRoute('/og/actus/$picture')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => articlePicture(params.picture, { request, visitor: context }),
    },
  },
});
