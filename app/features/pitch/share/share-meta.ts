import type { Locale } from '#app/i18n/locales';
import { previewMeta } from '#app/lib/page-head';
import { type PreviewPicture, previewSize } from '#app/lib/preview-picture';
import type { PreviewWords } from './preview-words';

/** `siteUrl`: origin without a slash at its end; `path`: with its leading slash, and `?lang` where the address has it. */
export type SharedPage = { siteUrl: string; path: string; locale: Locale; words: PreviewWords };

/** What messengers and networks show for a link to a pitch: its words and its picture are those of Pitch Master. */
export function shareMeta({ siteUrl, path, locale, words }: SharedPage) {
  const { title, description } = words;
  const image = pitchPicture({ siteUrl, locale, words });
  return previewMeta({ type: 'website', locale, address: siteUrl + path, title, description, image });
}

/** The picture of Pitch Master, which `scripts/previews.ts` draws. */
export function pitchPicture({ siteUrl, locale, words }: Omit<SharedPage, 'path'>): PreviewPicture {
  return { url: `${siteUrl}/previews/pitch-master-${locale}.png`, alt: words.imageAlt, ...previewSize };
}
