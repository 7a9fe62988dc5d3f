export type RasterFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

/** By its first bytes, whatever its name and type say: what the decoder does not open cannot harm it. */
export function rasterFormat(bytes: Buffer): RasterFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // The brands of an ISO file follow its first box's name; `avis` is a sequence.
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 40))) return 'avif';
  return undefined;
}
