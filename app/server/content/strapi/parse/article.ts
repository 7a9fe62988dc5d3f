import * as z from 'zod';

import { isLocale, type Locale } from '#app/i18n/locales';
import type { Article, Author, WholeArticle } from '../../content-source';
import type { StoredArticle, StoredPage } from '../../lists';
import { readBody } from './body';
import { readPicture } from './picture';
import { fieldsOf, relatedTo, text } from './strapi';

const instant = z
  .string()
  .refine((value) => Number.isFinite(Date.parse(value)))
  .transform((value) => new Date(value).toISOString())
  .optional()
  .catch(undefined);

const fieldsOfArticle = z.object({
  documentId: text,
  slug: z
    .string()
    .min(1)
    .transform((slug) => slug.normalize('NFC')),
  title: text,
  summary: text,
  publishedAt: instant,
  /** Of Strapi 5 with the flag of that name, which dates an article anew each time that it is published. */
  firstPublishedAt: instant,
  updatedAt: instant,
  locale: text,
  image: z.unknown().optional(),
  createdBy: z.unknown().optional(),
  category: z.unknown().optional(),
  body: z.unknown().optional(),
  seo: z.unknown().optional(),
});
const category = z.object({ name: text });
const author = z.object({ id: z.number().int(), username: text });
const seo = z.object({ metaTitle: text, metaDescription: text, sharedImage: z.unknown().optional() });

type Options = {
  /** Origin of the content service, for the addresses of its files; unset where they are this site's. */
  mediaBase: string | undefined;
  drafts?: boolean;
};

/** Undefined for what is no article, and for a draft unless `drafts` are read. */
export function readArticle(entity: unknown, { mediaBase, drafts }: Options): StoredArticle | undefined {
  const fields = fieldsOfArticle.safeParse(fieldsOf(entity)).data;
  const shownSince = fields?.publishedAt ?? (drafts ? (fields?.updatedAt ?? epoch) : undefined);
  if (!fields || !shownSince) return undefined;
  const publishedAt = fields.firstPublishedAt ?? shownSince;
  const name = category.safeParse(relatedTo(fields.category)).data?.name;
  const article: Article = {
    slug: fields.slug,
    title: fields.title ?? readSeo(fields.seo, mediaBase).title ?? fields.slug,
    summary: fields.summary ?? '',
    image: readPicture(fields.image, mediaBase),
    author: readAuthor(fields.createdBy),
    category: name === undefined ? undefined : { name },
    publishedAt,
    revisedAt: fields.firstPublishedAt && fields.publishedAt,
    updatedAt: fields.updatedAt,
    lang: languageOf(fields.locale),
  };
  return { article, documentId: fields.documentId };
}

/** As `readArticle`, with its body. */
export function readPage(entity: unknown, options: Options): StoredPage | undefined {
  const stored = readArticle(entity, options);
  const fields = fieldsOf(entity);
  if (!stored || !fields) return undefined;
  const blocks = readBody(fields.body, options.mediaBase);
  return { ...stored, blocks, seo: readSeo(fields.seo, options.mediaBase) };
}

const epoch = new Date(0).toISOString();

/** A language of this site; texts of any other, or of none, are in the service's own: French. */
export function languageOf(locale: string | undefined): Locale {
  const language = locale?.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : 'fr';
}

function readAuthor(field: unknown): Author | undefined {
  const { data } = author.safeParse(relatedTo(field));
  if (!data) return undefined;
  const hasName = data.username !== undefined && !/^\d+$/.test(data.username);
  return hasName ? { id: data.id, username: data.username } : { id: data.id };
}

/** The shared image is a media field, or a component that holds one. */
function readSeo(field: unknown, mediaBase: string | undefined): WholeArticle['seo'] {
  const { data } = seo.safeParse(field);
  const shared = relatedTo(data?.sharedImage);
  return {
    title: data?.metaTitle,
    description: data?.metaDescription,
    image: readPicture(shared && 'media' in shared ? shared.media : shared, mediaBase),
  };
}
