import { Refusal } from './refusal';

/** `path` of a file of this site, decoded; `url` of a picture of the object storage, as it was written. */
export type Source = { kind: 'own'; path: string } | { kind: 'remote'; url: string };

/** Escapes that are no part of a plain file name: broken ones, controls, `# % . / : ? @ \`. */
const hiddenCharacter = /%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|2[35ef]|3[af]|40|5c|7f)/i;

/**
 * Reads where a picture comes from: exactly `imageOrigin` (scheme, host and port), written `https://host/path` or, as
 * proxies that merge slashes leave it, `https:/host/path`; else a raster file of this site. Dot segments, further
 * `//`, encoded schemes and whatever else hides an address are refused.
 */
export function parseSource(written: string, imageOrigin: string | undefined): Source | Refusal {
  if (hiddenCharacter.test(written) || written.includes('\\')) return new Refusal(400, 'source not plain');
  if (!/^[a-z][a-z0-9+.-]*:/i.test(written)) return ownSource(written);
  const url = written.replace(/^(https?):\/(?!\/)/, '$1://');
  if (imageOrigin === undefined || !url.startsWith(`${imageOrigin}/`)) {
    return new Refusal(403, 'source not allowed');
  }
  const path = plainPath(url.slice(imageOrigin.length + 1));
  if (path instanceof Refusal) return path;
  return isDrawing(path) ? new Refusal(415, 'drawings are not proxied') : { kind: 'remote', url };
}

function ownSource(written: string): Source | Refusal {
  const path = plainPath(written);
  if (path instanceof Refusal) return path;
  return /\.(avif|gif|jpe?g|png|webp)$/i.test(path)
    ? { kind: 'own', path }
    : new Refusal(415, 'not a raster file');
}

/** The path decoded; refused where a segment is empty or all dots, or begins with a dot. */
function plainPath(written: string): string | Refusal {
  if (written.split('/').some((segment) => segment === '' || segment.startsWith('.'))) {
    return new Refusal(400, 'source not plain');
  }
  try {
    return decodeURIComponent(written);
  } catch {
    return new Refusal(400, 'source not plain');
  }
}

function isDrawing(path: string): boolean {
  return /\.svgz?$/i.test(path);
}
