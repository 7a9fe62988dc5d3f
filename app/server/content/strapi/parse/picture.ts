import * as z from 'zod';

import { isDrawing } from '#app/lib/image-address';
import type { Picture } from '../../content-source';
import { relatedTo, text } from './strapi';

const size = z.number().positive().optional().catch(undefined);
const media = z.object({ url: z.string().min(1), alternativeText: text, width: size, height: size });

/** No drawing: the image proxy makes none of the service's, and the browser may load nothing from elsewhere. */
export function readPicture(field: unknown, mediaBase: string | undefined): Picture | undefined {
  const { data } = media.safeParse(relatedTo(field));
  const url = data && absolute(data.url, mediaBase);
  if (!url || (mediaBase !== undefined && isDrawing(new URL(url).pathname))) return undefined;
  const { alternativeText: alt = '', width, height } = data;
  return { url, alt, ...(width && height ? { width, height } : {}) };
}

/** Relative addresses stand below the service's origin (`mediaBase`), or where there is none on this site. */
export function absolute(url: string, mediaBase: string | undefined): string | undefined {
  if (mediaBase === undefined && /^\/(?![/\\])/.test(url)) return url;
  if (!URL.canParse(url, mediaBase)) return undefined;
  const { protocol, href } = new URL(url, mediaBase);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
