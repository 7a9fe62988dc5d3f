import { createServerFn } from '@tanstack/react-start';

import { ok } from '#app/lib/result';
import { beforeAfterIn } from './before-after.server';
import { elevatorExampleIn } from './elevator-example.server';

export const getElevatorExample = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await elevatorExampleIn(context.locale)),
);

export const getBeforeAfter = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await beforeAfterIn(context.locale)),
);
