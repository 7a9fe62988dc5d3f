import type * as z from 'zod/mini';

/** Parses each line by `schema`; throws at a broken connection or a malformed line. */
export async function* readLines<Line>(
  { body }: Response,
  schema: z.ZodMiniType<Line>,
): AsyncGenerator<Line> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield schema.parse(JSON.parse(line));
    }
  } finally {
    // A broken connection cannot be cancelled.
    reader.cancel().catch(() => {});
  }
}
