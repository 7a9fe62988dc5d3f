import { inflateSync } from 'node:zlib';

/** Sizes of heads and entries, in bytes (WOFF 1.0, sections 3 and 4; OpenType, "Organization of an OpenType Font"). */
const woff = { head: 44, entry: 20 };
const openType = { head: 12, entry: 16 };

const signature = 'wOFF';

/**
 * The OpenType font that a WOFF file packs; any other file as it is. The library that sets documents would unpack it in
 * JavaScript for every document anew.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== signature) return file;
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(file, woff.head + at * woff.entry));
  const head = Buffer.alloc(openType.head + count * openType.entry);
  const power = Math.floor(Math.log2(count));
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = head.length;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = openType.head + at * openType.entry;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    offset += padded(data.length);
  }
  const bodies = tables.flatMap(({ data }) => [data, Buffer.alloc(padded(data.length) - data.length)]);
  return Buffer.concat([head, ...bodies]);
}

function tableAt(file: Buffer, entry: number) {
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => file.readUInt32BE(entry + at));
  if (offset === undefined || packed === undefined || length === undefined || checksum === undefined)
    throw new Error('A table without its place');
  const bytes = file.subarray(offset, offset + packed);
  // A table that would not get smaller is stored as it is.
  return {
    tag: file.subarray(entry, entry + 4),
    checksum,
    data: packed < length ? inflateSync(bytes) : bytes,
  };
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
