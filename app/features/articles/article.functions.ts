import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { isCleanText } from '#app/lib/clean-text';
import { parseInput } from '#app/server/http/server-functions/input';
import { lastPage } from './article';
import { articleFor, authorFor, categoryFor, latestFor, articleListFor } from './server/article';

const page = z.int().check(z.gte(1), z.lte(lastPage));
const name = z.string().check(z.maxLength(200), z.refine(isCleanText), z.normalize('NFC'));

export const getArticleList = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ page })))
  .handler(({ data, context }) => articleListFor(data, context));

export const getCategory = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ name, page })))
  .handler(({ data, context }) => categoryFor(data, context));

export const getAuthor = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ username: name, page })))
  .handler(({ data, context }) => authorFor(data, context));

export const getLatest = createServerFn({ method: 'GET' }).handler(({ context }) => latestFor(context));

export const getArticle = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ slug: name })))
  .handler(({ data, context }) => articleFor(data, context));
