import { Plural, Trans } from '@lingui/react/macro';

import type { SearchResult } from '../search';
import styles from './quick-dialog.module.css';

type QuickStateProps = {
  query: string;
  result: SearchResult | undefined;
  waits: boolean;
  failed: boolean;
};

export function QuickState({ query, result, waits, failed }: QuickStateProps) {
  if (query === '') return <Trans>Results appear as you type: pages, questions, articles, chatbots.</Trans>;
  if (waits) return null;
  if (failed || !result) return <Trans>Search is not responding. Press Enter to open the search page.</Trans>;
  if (!result.ok) {
    return <Trans>That was a lot of searching in a short time. Please try again in a minute.</Trans>;
  }
  const { total, isTooShort } = result.value;
  if (isTooShort) return <Trans>Keep typing.</Trans>;
  if (total === 0) return <Trans>No results</Trans>;
  return (
    <>
      <Plural value={total} one="# result" other="# results" />
      <span className={styles.keys}>
        <Trans>: arrow keys to choose, Enter to open.</Trans>
      </span>
    </>
  );
}
