import { encode } from 'uqr';

/** Modules of white around the code that readers need (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code: `path` holds the dark modules, each run of them in a row as one rectangle, in a box of `size`. */
export function qrPath(text: string, border = quietZone): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => {
      const dark = row.map((module) => (module ? '1' : '0')).join('');
      return Array.from(
        dark.matchAll(/1+/g),
        (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
      );
    })
    .join('');
  return { size, path };
}
