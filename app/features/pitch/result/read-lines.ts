import type * as z from 'zod/mini';

/**
 * The lines of a streamed answer as they arrive, parsed as JSON by `schema`. Throws when the connection breaks, or at a
 * line that is not what the schema says.
 */
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
    // A reader who leaves early lets the connection go; one that broke has nothing to let go.
    reader.cancel().catch(() => {});
  }
}
