/** What the address of a page that was mailed says: whose subscription, and what became of it. */
export type LinkSearch = { token?: string; result?: 'done' | 'expired' };

export function linkSearch(search: Record<string, unknown>): LinkSearch {
  const { token, result } = search;
  return {
    token: typeof token === 'string' && token.length <= 200 ? token : undefined,
    result: result === 'done' || result === 'expired' ? result : undefined,
  };
}
