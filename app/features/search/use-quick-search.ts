import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';

import { askedFor, type Hit, type HitGroup, type SearchResult } from './search';
import { quickSearchQuery } from './search.queries';

/** A pause in typing after which the site is searched, in ms. */
const pause = 150;

const noGroups: HitGroup[] = [];

/**
 * The behaviour of the quick search: what is typed, what was found for it, which hit the keys point at. The focus
 * never leaves the text control.
 */
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
  const groups = result?.ok ? result.groups : noGroups;
  const hits = groups.flatMap((group) => group.hits);
  const waits = askedFor(text) !== q || isFetching;

  function type(typed: string) {
    setText(typed);
    setPointed(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQ(askedFor(typed)), pause);
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
    asked: askedFor(text),
    type,
    result,
    failed: isError,
    groups,
    hits,
    active,
    waits,
    onKeyDown,
  };
}

function addressOf({ path, hash }: Hit): string {
  return `${path}#${hash}`;
}

/** One further, around by way of none (-1), which is the text itself. */
function nextIn(count: number, from: number, step: number): number {
  const places = count + 1;
  return ((from + 1 + step + places) % places) - 1;
}
