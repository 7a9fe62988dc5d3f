/** Reads a body of at most `limit` bytes; undefined for a longer one, of which no more is fetched. */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same, as text. */
export async function readCappedText(...call: Parameters<typeof readCapped>): Promise<string | undefined> {
  const bytes = await readCapped(...call);
  return bytes && new TextDecoder().decode(bytes);
}
