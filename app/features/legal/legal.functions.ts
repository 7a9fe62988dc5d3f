import { createServerFn } from '@tanstack/react-start';

import type { LegalName } from './legal';
import { legalFor } from './legal.server';

/** One legal text. */
export const getLegalText = createServerFn({ method: 'GET' })
  .validator((input: { name: LegalName }): unknown => input)
  .handler(({ data, context }) => legalFor(data, context));
