import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { ok, refused } from '#app/lib/result';
import { parseInput } from '#app/server/http/server-functions/input';
import { faqExamplesFor, homeTextsFor } from './home-texts.server';

export const getText = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ name: z.string() })))
  .handler(async ({ data, context }) => {
    const text = await context.services.textPages.read(data.name, context.locale);
    return text ? ok(text) : refused('missing');
  });

export const getHomeTexts = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await homeTextsFor(context)),
);

export const getFaqExamples = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  ok(await faqExamplesFor(context)),
);
