import { isDrawing } from '#app/lib/image-address';
import { HttpError } from '#app/server/on-demand/http-error';

/** `path` of a file of this site, decoded; `url` of a picture of the object storage, as it was written. */
export type Source = { kind: 'own'; path: string } | { kind: 'remote'; url: string };

/** Escapes that are no part of a plain file name: broken ones, controls, `# % . / : ? @ \`. */
const hiddenCharacter = /%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|2[35ef]|3[af]|40|5c|7f)/i;

/** `imageOrigin` as `https://host/path` or, from proxies that merge slashes, `https:/host/path`; else a file. */
export function parseSource(written: string, imageOrigin: string | undefined): Source | HttpError {
  if (hiddenCharacter.test(written) || written.includes('\\')) return new HttpError(400, 'source not plain');
  if (!/^[a-z][a-z0-9+.-]*:/i.test(written)) return publicSource(written);
  const url = written.replace(/^(https?):\/(?!\/)/, '$1://');
  if (imageOrigin === undefined || !url.startsWith(`${imageOrigin}/`)) {
    return new HttpError(403, 'source not allowed');
  }
  const path = plainPath(url.slice(imageOrigin.length + 1));
  if (path instanceof HttpError) return path;
  return isDrawing(path) ? new HttpError(415, 'drawings are not proxied') : { kind: 'remote', url };
}

function publicSource(written: string): Source | HttpError {
  const path = plainPath(written);
  if (path instanceof HttpError) return path;
  return /\.(avif|gif|jpe?g|png|webp)$/i.test(path)
    ? { kind: 'own', path }
    : new HttpError(415, 'not a raster file');
}

function plainPath(written: string): string | HttpError {
  if (written.split('/').some((segment) => segment === '' || segment.startsWith('.'))) {
    return new HttpError(400, 'source not plain');
  }
  try {
    return decodeURIComponent(written);
  } catch {
    return new HttpError(400, 'source not plain');
  }
}
