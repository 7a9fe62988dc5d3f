import { Plural, Trans } from '@lingui/react/macro';

import type { SearchResult } from './search';
import styles from './quick-dialog.module.css';

type QuickStateProps = {
  query: string;
  result: SearchResult | undefined;
  waits: boolean;
  failed: boolean;
};

export function QuickState({ query, result, waits, failed }: QuickStateProps) {
  if (query === '') return <Trans>Pages, questions, articles and chatbots, found while you type.</Trans>;
  if (waits) return null;
  if (failed || !result) return <Trans>The search does not answer. Enter opens the search page.</Trans>;
  if (!result.ok) {
    return <Trans>That was a lot of searching in a short time. Please try again in a minute.</Trans>;
  }
  const { total, isTooShort } = result.value;
  if (isTooShort) return <Trans>Go on typing.</Trans>;
  if (total === 0) return <Trans>No results</Trans>;
  return (
    <>
      <Plural value={total} one="# result" other="# results" />
      <span className={styles.keys}>
        <Trans>: the arrows choose, Enter opens.</Trans>
      </span>
    </>
  );
}
