import { imageWidths } from '#app/lib/image-address';
import { HttpError } from '#app/server/on-demand/http-error';

export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const fits = ['cover', 'contain', 'fill', 'inside'] as const;

/** `width` and `height` in px. */
export type Modifiers = {
  format?: ImageFormat | 'auto';
  fit?: (typeof fits)[number];
  width?: number;
  height?: number;
  quality?: number;
  background?: string;
};

const names = new Map([
  ['f', 'format'],
  ['w', 'width'],
  ['h', 'height'],
  ['s', 'resize'],
  ['q', 'quality'],
  ['b', 'background'],
]);

const qualities = [50, 55, 60, 65, 70, 75, 80, 85];

const shapes = [16 / 9, 3 / 2, 4 / 3];

/** White, black, none, and the site's paper and surfaces in both themes. */
const backgrounds = ['transparent', 'ffffff', '000000', 'faf8f3', '141210', '1e1b18'];

/** As in ipx: `f_avif,w_640,q_60`, `_` for none. Values come from lists: versions are finite. */
export function parseModifiers(text: string): Modifiers | HttpError {
  if (text === '_') return {};
  const values = new Map<string, string>();
  for (const part of text.split(/[,&]/)) {
    const [, written = '', value = ''] = /^([a-z]+)[_:=](.+)$/.exec(part) ?? [];
    const name = names.get(written) ?? written;
    if (values.has(name)) return new HttpError(400, `modifier given twice: ${name}`);
    values.set(name, value);
  }
  const modifiers: Modifiers = {};
  for (const [name, value] of values) {
    if (!set(modifiers, name, value)) return new HttpError(400, 'modifier not allowed');
  }
  if (values.has('resize') && (values.has('width') || values.has('height'))) {
    return new HttpError(400, 'resize goes without width and height');
  }
  return isAllowedSize(modifiers) ? modifiers : new HttpError(400, 'size not allowed');
}

function set(modifiers: Modifiers, name: string, value: string): boolean {
  if (name === 'resize') {
    const [, width, height] = /^(\d+)x(\d+)$/.exec(value) ?? [];
    modifiers.width = Number(width);
    modifiers.height = Number(height);
    return width !== undefined;
  }
  switch (name) {
    case 'format':
      modifiers.format = ([...imageFormats, 'auto'] as const).find((format) => format === jpegOf(value));
      return modifiers.format !== undefined;
    case 'fit':
      modifiers.fit = fits.find((fit) => fit === value);
      return modifiers.fit !== undefined;
    case 'quality':
      modifiers.quality = qualities.find((quality) => String(quality) === value);
      return modifiers.quality !== undefined;
    case 'background':
      modifiers.background = colourOf(backgrounds.find((colour) => colour === value.toLowerCase()));
      return modifiers.background !== undefined;
    case 'width':
    case 'height':
      modifiers[name] = Number(value);
      return /^\d{1,4}$/.test(value);
    default:
      return false;
  }
}

function isAllowedSize({ width, height }: Modifiers): boolean {
  const listed = (px: number | undefined) =>
    px === undefined || imageWidths.some((allowed) => allowed === px);
  if (!listed(width)) return false;
  return (
    listed(height) || (width !== undefined && shapes.some((shape) => Math.round(width / shape) === height))
  );
}

function jpegOf(format: string): string {
  return format === 'jpg' ? 'jpeg' : format;
}

function colourOf(name: string | undefined): string | undefined {
  return name && name !== 'transparent' ? `#${name}` : name;
}
