import type { wordSources } from './word-sources';

/** The catalogs by their names. */
export type Words = keyof typeof wordSources;

export function wordsFor(matches: readonly { staticData: { words?: readonly Words[] } }[]): Words[] {
  return matches.flatMap(({ staticData }) => staticData.words ?? []);
}

declare module '@tanstack/react-router' {
  // Merged into the router's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface StaticDataRouteOption {
    words?: readonly Words[];
  }
}
