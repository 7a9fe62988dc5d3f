/**
 * What each catalog says: folders and files of `app`, a file in a narrower catalog before its folder's. Routes name theirs in
 * `staticData.words`, parts whose code comes late in `withWords`. `site` loads everywhere, `server` never leaves the server.
 */
export const wordSources = {
  article: [
    'features/articles/article-body.tsx',
    'features/articles/article-missing.tsx',
    'features/articles/article-neighbours.tsx',
    'features/articles/article-rest.tsx',
    'features/articles/article-screen.tsx',
    'features/articles/article-share.tsx',
    'features/articles/article-unavailable.tsx',
    'features/articles/draft-banner.tsx',
  ],
  articles: ['features/articles'],
  chatbots: [
    'features/chatbots',
    'routes/_app/services.chatbot.index.tsx',
    'routes/_app/services.chatbot.$chatbotSlug.tsx',
  ],
  company: ['features/pages/company'],
  consent: ['features/consent/consent-banner.tsx', 'features/consent/consent-dialog.tsx'],
  contact: ['features/contact', 'components/ui/robot-check.tsx'],
  home: [
    'features/home',
    'features/pages/home',
    'features/pages/company/faq-examples.tsx',
    'features/contact/short-form.tsx',
    'components/ui/struck-out.tsx',
  ],
  legal: ['features/pages/legal'],
  newsletter: [
    'features/newsletter',
    'components/ui/robot-check.tsx',
    'routes/_app/newsletter.confirm.tsx',
    'routes/_app/newsletter.unsubscribe.tsx',
  ],
  news: [
    'features/articles/category-links.tsx',
    'features/articles/news-listing.tsx',
    'features/articles/news-pages.tsx',
    'features/articles/news-screen.tsx',
    'features/articles/news-waiting.tsx',
    'routes/_app/actus.index.tsx',
    'routes/_app/author.$username.tsx',
    'routes/_app/category.$name.tsx',
  ],
  pitch: ['features/pitch'],
  'pitch-form': ['features/pitch/form', 'features/pitch/history', 'components/ui/combobox-labels.ts'],
  'pitch-maker': [
    'features/pitch/export/card-links.tsx',
    'features/pitch/export/download-pitch.tsx',
    'features/pitch/export/pdf-link.tsx',
    'features/pitch/export/print-button.tsx',
    'features/pitch/export/qr-code.tsx',
    'features/pitch/improve',
    'features/pitch/rehearsal',
    'features/pitch/result',
    'components/ui/early-price.tsx',
  ],
  'pitch-result': [
    'features/pitch/presentation',
    'features/pitch/result/pitch-gone.tsx',
    'routes/_app/agents.elevator-pitch.$id.tsx',
  ],
  'pitch-stage': [
    'features/pitch/rehearsal/prompt-controls.tsx',
    'features/pitch/rehearsal/prompt-keys.tsx',
    'features/pitch/rehearsal/prompt-result.tsx',
    'features/pitch/rehearsal/prompt-run.tsx',
    'features/pitch/rehearsal/prompt-setup.tsx',
    'features/pitch/rehearsal/record-choice.tsx',
    'features/pitch/rehearsal/take-player.tsx',
    'features/pitch/rehearsal/teleprompter.tsx',
    'features/pitch/rehearsal/time-ring.tsx',
  ],
  'pitch-unfinished': [
    'features/pitch/notify-by-email',
    'features/pitch/result/failed-pitch.tsx',
    'features/pitch/result/pitch-being-made.tsx',
    'features/pitch/result/stopped-pitch.tsx',
    'features/pitch/result/unfinished-pitch.tsx',
    'features/pitch/result/waiting-pitch.tsx',
  ],
  'pitch-versions': [
    'features/pitch/improve/choice-group.tsx',
    'features/pitch/improve/comparison.tsx',
    'features/pitch/improve/edit-form.tsx',
    'features/pitch/improve/edit-outcome.tsx',
    'features/pitch/improve/more-choices.tsx',
    'features/pitch/improve/openings.tsx',
    'features/pitch/improve/outcome-changes.tsx',
    'features/pitch/improve/refine-choices.tsx',
    'features/pitch/improve/version-list.tsx',
  ],
  report: [
    'features/report',
    'routes/_app/agents.elevator-pitch-cancel.tsx',
    'routes/_app/agents.elevator-pitch-order.$id.tsx',
    'routes/_app/agents.elevator-pitch-report.tsx',
    'routes/_app/agents.elevator-pitch-sandbox.$id.tsx',
    'routes/_app/agents.elevator-pitch-success.tsx',
    'components/ui/early-price.tsx',
  ],
  search: [
    'features/search/kind-names.ts',
    'features/search/quick-dialog.tsx',
    'features/search/quick-hits.tsx',
    'features/search/quick-state.tsx',
    'features/search/search-screen.tsx',
    'features/search/ways-on.tsx',
    'routes/_app/recherche.tsx',
  ],
  solutions: ['features/pages/solutions', 'components/ui/struck-out.tsx'],
} as const satisfies Record<string, readonly string[]>;

/** The catalogs by their names. */
export type Words = keyof typeof wordSources;

/** The catalogs of what a file says, given by its path in `app`; none where it is of the site or of the server. */
export function catalogsOf(file: string): Words[] {
  const length = (source: string) => (source === file || file.startsWith(`${source}/`) ? source.length : 0);
  const ranked = catalogNames.map((name) => ({ name, length: Math.max(...wordSources[name].map(length)) }));
  const narrowest = Math.max(...ranked.map((catalog) => catalog.length));
  return ranked
    .filter((catalog) => catalog.length > 0 && catalog.length === narrowest)
    .map(({ name }) => name);
}

const catalogNames = Object.keys(wordSources).filter((name): name is Words => name in wordSources);
