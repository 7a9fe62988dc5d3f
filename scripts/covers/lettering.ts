import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

/**
 * Draws the outlines of what has `data-text`, in the face of the titles: a picture can load no face, and shows none that
 * it does not hold. `data-at` has the place on the base line (`middle` or `end`, else the beginning), then the size.
 */
export async function letter(drawing: string): Promise<string> {
  const font = await titleFace();
  return drawing.replace(
    / data-text="([^"]+)" data-at="(?:(middle|end) )?(\S+) (\S+) (\S+)"(?: d="[^"]*")?/gu,
    (all, text: string, anchor: string | undefined, x: string, y: string, size: string) => {
      const line = font.layout(text);
      const scale = Number(size) / font.unitsPerEm;
      const before = { middle: 0.5, end: 1, start: 0 }[anchor ?? 'start'] ?? 0;
      let pen = Number(x) - line.advanceWidth * scale * before;
      const outline = line.glyphs.map(({ path, advanceWidth }, at) => {
        const place = line.positions[at];
        const drawn = write(path.commands, (left, up) => [pen + left * scale, Number(y) - up * scale]);
        pen += (place?.xAdvance ?? advanceWidth) * scale;
        return drawn;
      });
      return `${all.replace(/ d="[^"]*"$/u, '')} d="${outline.join('')}"`;
    },
  );
}

async function titleFace(): Promise<Font> {
  const font = create(await readFile('app/server/typefaces/newsreader-display-latin.woff'));
  if ('fonts' in font) throw new Error('not one font');
  return font;
}

const names: Record<string, string> = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', closePath: 'z' };

/** In tenths of a unit, each point from the one before it. */
function write(
  commands: { command: string; args: number[] }[],
  place: (left: number, up: number) => [number, number],
): string {
  let last = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.flatMap((left, at) => (at % 2 === 0 ? [place(left, args[at + 1] ?? 0)] : []));
      const tenths = points.map((point) => point.map((value) => Math.round(value * 10)));
      const from = command === 'moveTo' ? [0, 0] : last;
      last = tenths.at(-1) ?? last;
      return (names[command] ?? '') + short(tenths.flat().map((value, at) => value - (from[at % 2] ?? 0)));
    })
    .join('');
}

/** Numbers without what tells them apart anyway: zeros before a point, spaces before a sign. */
function short(tenths: number[]): string {
  return tenths
    .map((tenth) => String(tenth / 10).replace(/^(-?)0\./u, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}
