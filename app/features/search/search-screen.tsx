import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Callout } from '#app/components/ui/callout';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { SearchForm } from './search-form';
import { SearchGroup } from './search-group';
import { searchQuery } from './search.queries';
import { SuggestedPages } from './suggested-pages';
import styles from './search-screen.module.css';

export function SearchScreen({ q, lang }: { q: string; lang: string | undefined }) {
  return (
    <div className={joinClasses(layout.wrap, styles.page)}>
      <Breadcrumbs current={<Trans>Search</Trans>} />
      <h1 className={typography.title}>
        <Trans>Search</Trans>
      </h1>
      <SearchForm q={q} lang={lang} />
      {q === '' ? <SuggestedPages /> : <Results q={q} />}
    </div>
  );
}

function Results({ q }: { q: string }) {
  const { data: result } = useSuspenseQuery(searchQuery(q));
  if (!result.ok) {
    return (
      <Callout role="alert">
        <Trans>That was a lot of searching in a short time. Please try again in a minute.</Trans>
      </Callout>
    );
  }
  const { total, groups, isTooShort } = result.value;
  if (isTooShort) {
    return <Nothing state={<Trans>That is too short to search for: add a few letters or a word.</Trans>} />;
  }
  if (total === 0) {
    return (
      <Nothing state={<Trans>No results</Trans>}>
        <p>
          <Trans>Nothing on this site matches that. Try other words, or fewer of them.</Trans>
        </p>
      </Nothing>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        <Plural value={total} one="# result" other="# results" />
      </p>
      {groups.map((group) => (
        <SearchGroup key={group.kind} group={group} />
      ))}
    </>
  );
}

function Nothing({ state, children }: { state: ReactNode; children?: ReactNode }) {
  return (
    <>
      <p className={styles.empty} role="status">
        {state}
      </p>
      {children}
      <SuggestedPages />
    </>
  );
}
