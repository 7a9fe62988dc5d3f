import type { Locale } from '#app/i18n/locales';
import { previewMeta } from '#app/lib/page-head';
import { type PreviewPicture, previewSize } from '#app/lib/link-preview-picture';
import type { PreviewWords } from './preview-words';

/** `picture.url` is a path; without one the picture is that of Pitch Master. */
export type QuotedPreview = Pick<PreviewWords, 'title' | 'description'> & {
  locale: Locale;
  picture?: PreviewPicture;
};

/** `siteUrl` is the origin; `path` has its leading slash, and `?lang` where the address has it. */
export type SharedPage = {
  siteUrl: string;
  path: string;
  locale: Locale;
  words: PreviewWords;
  /** The sentence of the pitch, where its maker lets it be quoted. */
  quoted?: QuotedPreview;
};

/** Words and picture are those of Pitch Master, unless the pitch has its own. */
export function shareMeta({ siteUrl, path, locale, words, quoted }: SharedPage) {
  const { title, description } = quoted ?? words;
  const picture = quoted?.picture;
  const image = picture
    ? { ...picture, url: siteUrl + picture.url }
    : pitchPicture({ siteUrl, locale, words });
  return previewMeta({
    type: 'website',
    locale: quoted?.locale ?? locale,
    address: siteUrl + path,
    title,
    description,
    image,
  });
}

/** Drawn by `scripts/link-previews.ts`. */
export function pitchPicture({
  siteUrl,
  locale,
  words,
}: Pick<SharedPage, 'siteUrl' | 'locale' | 'words'>): PreviewPicture {
  return { url: `${siteUrl}/previews/pitch-master-${locale}.png`, alt: words.imageAlt, ...previewSize };
}
