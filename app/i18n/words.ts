/** Routes name their catalogs in `staticData.words`. `site` loads everywhere, `server` never leaves the server. */
export const wordFolders = {
  articles: ['features/articles'],
  chatbots: ['features/chatbots'],
  company: ['features/pages/company', 'features/pages/home'],
  contact: ['features/contact'],
  home: ['features/home'],
  legal: ['features/pages/legal'],
  pitch: ['features/pitch'],
  'pitch-form': ['features/pitch/form', 'features/pitch/history'],
  newsletter: ['features/newsletter'],
  report: ['features/report'],
  solutions: ['features/pages/solutions'],
  'pitch-result': [
    'features/pitch/improve',
    'features/pitch/notify-by-email',
    'features/pitch/presentation',
    'features/pitch/rehearsal',
    'features/pitch/result',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Words = keyof typeof wordFolders;

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
