import { createFileRoute } from '@tanstack/react-router';

import { articleFeed } from '#app/features/articles/article-feed.server';

export const Route = createFileRoute('/actus/rss.xml')({
  server: { handlers: { GET: ({ context }) => articleFeed(context) } },
});
