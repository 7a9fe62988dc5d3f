/** Widths that the image proxy makes, in px: those of screens, and of dense ones (product 9.3). */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const;

/** Undefined where there is nothing to proxy: a drawing of this site, `data:`, no address. */
export function imageAddress(
  url: string,
  width: number,
  format: 'auto' | 'jpeg' = 'auto',
): string | undefined {
  const source = proxiedSource(url);
  return source && `/_ipx/f_${format},w_${width}/${source}`;
}

function proxiedSource(url: string): string | undefined {
  const path = url.startsWith('/') && !url.startsWith('//');
  const parsed = URL.parse(url, path ? 'http://site.invalid' : undefined);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  if (!path) return parsed.origin + parsed.pathname;
  return isDrawing(parsed.pathname) ? undefined : parsed.pathname.slice(1);
}

/** By the path of its address. */
export function isDrawing(path: string): boolean {
  return /\.svgz?$/i.test(path);
}
