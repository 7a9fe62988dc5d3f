/** The pages that must be quick and faultless, and how much JavaScript each may load, in kB of gzip: 140 to be read, 165 with a form to fill in. */
export const auditedPages = [
  { path: '/', scriptKb: 140 },
  { path: '/solutions-ia', scriptKb: 140 },
  { path: '/actus/biais-des-modeles', scriptKb: 140 },
  { path: '/agents/elevator-pitch', scriptKb: 165 },
  { path: '/contact', scriptKb: 165 },
  { path: '/contact/foire-aux-questions', scriptKb: 140 },
] as const;

/** Of the visitor who comes: most of them, and the longest words. */
export const askedLanguage = 'fr';
