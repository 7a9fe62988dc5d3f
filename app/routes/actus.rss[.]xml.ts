import { createFileRoute } from '@tanstack/react-router';

import { newsFeed } from '#app/features/articles/news-feed.server';

export const Route = createFileRoute('/actus/rss.xml')({
  server: { handlers: { GET: ({ context }) => newsFeed(context) } },
});
