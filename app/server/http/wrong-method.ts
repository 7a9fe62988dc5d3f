/** 405; `allow` lists the methods that there are, with commas. */
export function wrongMethod(allow: string): Response {
  return new Response('Method not allowed', {
    status: 405,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
