/**
 * The catalogs and the folders of `app/` whose words they hold, so that a page asks for its own words only.
 * What no catalog names goes to `site`, which every page has; what is said on the server alone goes to `server`, which no
 * browser asks for. A route names the catalogs of what it shows in `staticData.words`.
 */
export const wordFolders = {
  articles: ['features/articles'],
  chatbots: ['features/chatbots'],
  company: ['features/pages/company', 'features/pages/home'],
  home: ['features/home'],
  legal: ['features/pages/legal'],
  pitch: ['features/pitch'],
  report: ['features/report'],
  solutions: ['features/pages/solutions'],
  'pitch-result': ['features/pitch/notify-by-email', 'features/pitch/rehearsal', 'features/pitch/result'],
} as const satisfies Record<string, readonly string[]>;

export type Words = keyof typeof wordFolders;

/** The catalogs that the routes of a page name. */
export function wordsFor(matches: readonly { staticData: { words?: readonly Words[] } }[]): Words[] {
  return matches.flatMap(({ staticData }) => staticData.words ?? []);
}

declare module '@tanstack/react-router' {
  // Merged into the router's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface StaticDataRouteOption {
    /** The catalogs that the page needs beside the site's own. */
    words?: readonly Words[];
  }
}
