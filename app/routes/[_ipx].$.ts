import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_ipx/$')({
  server: {
    handlers: { GET: ({ request, context }) => context.services.images.answer(request, context.ip) },
  },
});
