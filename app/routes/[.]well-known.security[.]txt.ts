import { createFileRoute } from '@tanstack/react-router';

import { securityTxt } from '#app/server/discovery/security-txt';

export const Route = createFileRoute('/.well-known/security.txt')({
  server: { handlers: { GET: ({ context }) => securityTxt(context.services.env) } },
});
