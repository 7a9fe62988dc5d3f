/** The legal texts, in the order of the menus; `id` is that of their destination. */
export const legalPages = [
  { id: 'terms', path: '/cgu' },
  { id: 'privacy', path: '/confidentialite' },
  { id: 'cookies', path: '/cookies' },
  { id: 'legalNotice', path: '/mentions-legales' },
  { id: 'withdrawal', path: '/retractation' },
  { id: 'accessibility', path: '/accessibilite' },
] as const;
