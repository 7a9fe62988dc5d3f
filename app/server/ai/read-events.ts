/** The longest line that is waited for, in UTF-16 units: an event is some hundred. */
const longestLine = 1_000_000;

/**
 * The data of the server-sent events that arrived together, until `[DONE]` or the end (WHATWG HTML, 9.2; one line of data an
 * event).
 */
export async function* readEvents({ body }: Response): AsyncGenerator<string[]> {
  if (!body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('An event of the model has no end');
    const events = lines
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).trim());
    const end = events.indexOf('[DONE]');
    yield end < 0 ? events : events.slice(0, end);
    if (end >= 0) return;
  }
}
