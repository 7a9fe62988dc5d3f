import { createServerFn } from '@tanstack/react-start';

import { ok } from '#app/lib/result';
import { liftIn } from './lift.server';

export const getLift = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await liftIn(context.locale)),
);
