import type { Words } from './word-sources';

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
