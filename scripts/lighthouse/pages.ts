/**
 * The pages that must be quick and faultless, and how much JavaScript each may load, in kB of gzip: 140 to be read; of the
 * forms, what each loads today and little more (decision 116).
 */
export const auditedPages = [
  { path: '/', scriptKb: 140 },
  { path: '/solutions-ia', scriptKb: 140 },
  { path: '/actus/biais-des-modeles', scriptKb: 140 },
  { path: '/agents/elevator-pitch', scriptKb: 165 },
  { path: '/contact', scriptKb: 148 },
  { path: '/contact/foire-aux-questions', scriptKb: 140 },
] as const;

/** Of these, the scripts that all pages load, with the words that they share: what grows here grows everywhere. */
export const sharedScriptKb = 132;

/** Of the visitor who comes: most of them, and the longest words. */
export const askedLanguage = 'fr';
