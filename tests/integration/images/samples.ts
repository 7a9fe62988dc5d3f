import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Look = { width?: number; height?: number; alpha?: boolean };

/** A picture that no encoder can make tiny. */
export function sample(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', look: Look = {}): Promise<Buffer> {
  const { width = 1000, height = 600, alpha = false } = look;
  return sharp({
    create: {
      width,
      height,
      channels: alpha ? 4 : 3,
      background: alpha ? { r: 200, g: 80, b: 40, alpha: 0.5 } : '#c85028',
      ...(!alpha && { noise: { type: 'gaussian', mean: 120, sigma: 30 } }),
    },
  })
    .toFormat(format)
    .toBuffer();
}

/** A photograph held sideways: stored 100 × 60, to be shown 60 × 100; it knows where it was taken. */
export function sideways(): Promise<Buffer> {
  return sharp({ create: { width: 100, height: 60, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-copyright' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A valid PNG of one colour: `width` × `height` pixels in a few kilobytes. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
