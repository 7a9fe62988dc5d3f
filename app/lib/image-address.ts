/** What the image proxy makes, in px: the screen widths of the specification (§9) and their doubles. */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const;

/**
 * Address of a picture through the image proxy, at one of `imageWidths` and in the best format that the browser
 * takes. `url` is absolute or a path of this site; its query is left out, as the proxy never forwards one.
 * Undefined where the proxy has no business: a drawing of this site, `data:`, what is no address.
 */
export function imageAddress(url: string, width: number): string | undefined {
  const source = proxiedSource(url);
  return source && `/_ipx/f_auto,w_${width}/${source}`;
}

function proxiedSource(url: string): string | undefined {
  const path = url.startsWith('/') && !url.startsWith('//');
  const parsed = URL.parse(url, path ? 'http://site.invalid' : undefined);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  if (!path) return parsed.origin + parsed.pathname;
  return isDrawing(parsed.pathname) ? undefined : parsed.pathname.slice(1);
}

function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}
