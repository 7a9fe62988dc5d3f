import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';

/** Modules of white around the code that readers need (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code: black on white in every theme, since many readers know no other. */
export function QrImage({ text }: { text: string }) {
  const { t } = useLingui();
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      role="img"
      aria-label={t`QR code of the address of this pitch`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modulesOf(data)} fill="#000" />
    </svg>
  );
}

/** The dark modules, each run of them in a row as one rectangle. */
function modulesOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => {
      const dark = row.map((module) => (module ? '1' : '0')).join('');
      return Array.from(
        dark.matchAll(/1+/g),
        (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
      );
    })
    .join('');
}
