import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';

import { queryText, type Hit, type HitGroup, type SearchResult } from '../search';
import { quickSearchQuery } from '../search.queries';

const pause = 150;

const noGroups: HitGroup[] = [];

/** The focus never leaves the text control. */
export function useQuickSearch() {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const [pointed, setPointed] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { data, isFetching, isError } = useQuery({
    ...quickSearchQuery(q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const result: SearchResult | undefined = q === '' ? undefined : data;
  const groups = result?.ok ? result.value.groups : noGroups;
  const hits = groups.flatMap((group) => group.hits);
  const waits = queryText(text) !== q || isFetching;

  function type(typed: string) {
    setText(typed);
    setPointed(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQ(queryText(typed)), pause);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const from = hits.findIndex((hit) => addressOf(hit) === pointed);
    const next = hits[nextIn(hits.length, from, step)];
    setPointed(next && addressOf(next));
  }

  // By its address: other hits may come in the place of those that the visitor chose from.
  const active = hits.find((hit) => addressOf(hit) === pointed);
  return {
    text,
    query: queryText(text),
    type,
    result,
    failed: isError,
    groups,
    total: result?.ok ? result.value.total : 0,
    hits,
    active,
    waits,
    onKeyDown,
  };
}

function addressOf({ path, hash }: Hit): string {
  return `${path}#${hash}`;
}

function nextIn(count: number, from: number, step: number): number {
  const places = count + 1;
  return ((from + 1 + step + places) % places) - 1;
}
