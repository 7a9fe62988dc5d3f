import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{css,html,js,json,svg,txt,webmanifest,xml}';

/** Below this a response fits into one packet anyway, in bytes. */
const smallest = 1024;

/**
 * Writes `x.br` and `x.gz` beside every text file `x` of the folder that gains by it; the static server picks
 * them by the visitor's `accept-encoding`. Answers the number of files and their sizes in bytes.
 */
export async function precompress(
  folder: string,
): Promise<{ files: number; bytes: number; brotliBytes: number }> {
  const paths = globSync(compressible, { cwd: folder });
  const sizes = await Promise.all(paths.map((path) => compressOne(join(folder, path))));
  const done = sizes.filter((size) => size !== undefined);
  return {
    files: done.length,
    bytes: done.reduce((sum, size) => sum + size.bytes, 0),
    brotliBytes: done.reduce((sum, size) => sum + size.brotliBytes, 0),
  };
}

async function compressOne(path: string): Promise<{ bytes: number; brotliBytes: number } | undefined> {
  const content = await readFile(path);
  if (content.length < smallest) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = await promisify(brotliCompress)(content, { params });
  const zipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  if (brotli.length >= content.length || zipped.length >= content.length) return undefined;
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, zipped);
  return { bytes: content.length, brotliBytes: brotli.length };
}
