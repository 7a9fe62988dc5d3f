import { isLocale } from '#app/i18n/locales';
import { plainAnswer } from '#app/server/answers';
import { isPitchId } from '../../pitch';
import { pathIn } from '../../link-preview/share-address';
import { privateFile } from '../read-sheet.server';
import { qrPath } from './qr-path';

type CodeRequest = {
  request: Request;
  /** Origin that the code leads to. */
  siteUrl: string;
};

/**
 * `GET /agents/elevator-pitch/{id}/qr.svg?lang=fr`: the address of a pitch, in that language, as a QR code. It tells nothing
 * that its address does not, so it is drawn whether or not there is such a pitch; 404 for what is no address of one.
 */
export function pitchQrCode(id: string, { request, siteUrl }: CodeRequest): Response {
  if (!isPitchId(id)) return plainAnswer('Not found', 404, privateFile);
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined;
  const path = pathIn(`/agents/elevator-pitch/${id}`, isLocale(lang) ? lang : undefined);
  return new Response(drawQrCode(siteUrl + path), {
    headers: { ...privateFile, 'cache-control': 'private, max-age=86400', 'content-type': 'image/svg+xml' },
  });
}

/** Black on white in every theme, since many readers know no other. */
function drawQrCode(text: string): string {
  const { size, path } = qrPath(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  );
}
