import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ context }) => context.services.sitemap.answer() } },
});
