import { createFileRoute } from '@tanstack/react-router';

import { alive } from '#app/server/http/health';

export const Route = createFileRoute('/healthz')({ server: { handlers: { GET: () => alive() } } });
