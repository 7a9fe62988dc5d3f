import { createFileRoute } from '@tanstack/react-router';

import { articleFeed } from '#app/features/articles/server/article-feed';

export const Route = createFileRoute('/actus/rss.xml')({
  server: { handlers: { GET: ({ context }) => articleFeed(context) } },
});
