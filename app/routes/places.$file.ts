import { createFileRoute } from '@tanstack/react-router';

import { placesFile } from '#app/features/pitch/server/places/places-file';

export const Route = createFileRoute('/places/$file')({
  server: { handlers: { GET: ({ params }) => placesFile(params.file) } },
});
