import { Plural, Trans } from '@lingui/react/macro';

import type { SearchResult } from './search';

type QuickStateProps = {
  /** What is typed. */
  asked: string;
  result: SearchResult | undefined;
  waits: boolean;
  failed: boolean;
};

/** How the quick search stands, in words. */
export function QuickState({ asked, result, waits, failed }: QuickStateProps) {
  if (asked === '') return <Trans>Pages, questions, articles and chatbots, found while you type.</Trans>;
  if (waits) return null;
  if (failed || !result) return <Trans>The search does not answer. Enter opens the search page.</Trans>;
  if (!result.ok) {
    return <Trans>That was a lot of searching in a short time. Please try again in a minute.</Trans>;
  }
  const { total } = result;
  if (total === 0) return <Trans>No results</Trans>;
  return (
    <>
      <Plural value={total} one="# result" other="# results" />
      <Trans>: the arrows choose, Enter opens.</Trans>
    </>
  );
}
