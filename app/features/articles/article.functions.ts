import { createServerFn } from '@tanstack/react-start';

import { articleFor, authorFor, categoryFor, latestFor, newsFor } from './article.server';

/** A page of all articles, newest first. */
export const getNews = createServerFn({ method: 'GET' })
  .validator((input: { page: number }): unknown => input)
  .handler(({ data, context }) => newsFor(data, context));

/** A page of the articles of a category; empty for an unknown one. */
export const getCategory = createServerFn({ method: 'GET' })
  .validator((input: { name: string; page: number }): unknown => input)
  .handler(({ data, context }) => categoryFor(data, context));

/** A page of the articles of an author; empty for an unknown one. */
export const getAuthor = createServerFn({ method: 'GET' })
  .validator((input: { username: string; page: number }): unknown => input)
  .handler(({ data, context }) => authorFor(data, context));

/** The latest three articles. */
export const getLatest = createServerFn({ method: 'GET' }).handler(({ context }) => latestFor(context));

/** One article, ready to be shown. */
export const getArticle = createServerFn({ method: 'GET' })
  .validator((input: { slug: string }): unknown => input)
  .handler(({ data, context }) => articleFor(data, context));
