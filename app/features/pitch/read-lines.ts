/** The lines of a streamed answer, parsed, as they arrive; throws when the connection breaks. */
export async function* readLines<Line>({ body }: Response): AsyncGenerator<Line> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    // A reader who leaves early lets the connection go; one that broke has nothing to let go.
    reader.cancel().catch(() => {});
  }
}
