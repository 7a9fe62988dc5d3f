import { createServerFn } from '@tanstack/react-start';

import { ok } from '#app/lib/result';
import { beforeAfterIn } from './before-after.server';
import { liftIn } from './lift.server';

export const getLift = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await liftIn(context.locale)),
);

export const getBeforeAfter = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await beforeAfterIn(context.locale)),
);
