/** A text file of these lines, kept for a day. */
export function plainText(lines: string[]): Response {
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
