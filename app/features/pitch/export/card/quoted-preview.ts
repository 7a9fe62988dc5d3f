import { previewSize } from '#app/lib/link-preview-picture';
import { plainText } from '../../pitch';
import type { Presentation } from '../../presentation';
import type { QuotedPreview } from '../../link-preview/share-meta';
import { isDrawable } from '../letters';
import { cardPath } from './card';

/**
 * The sentence of a pitch for the preview of its link, where its maker said so; undefined where they did not. Letters that
 * cannot be drawn leave the general picture.
 */
export function quotedPreview(id: string, presentation: Presentation | undefined): QuotedPreview | undefined {
  if (!presentation?.inPreview) return undefined;
  const { lang, name, oneLiner } = presentation;
  const sentence = plainText(oneLiner);
  const picture = isDrawable(sentence)
    ? { url: cardPath(id, 'landscape'), alt: sentence, ...previewSize }
    : undefined;
  return { locale: lang, title: name ?? sentence, description: sentence, picture };
}
