import { createFileRoute } from '@tanstack/react-router';

import { reportFile } from '#app/features/report/server/read-order';

export const Route = createFileRoute('/agents/elevator-pitch-order/$id/report.pdf')({
  server: {
    handlers: {
      GET: ({ params, context }) => reportFile(params.id, context),
    },
  },
});
