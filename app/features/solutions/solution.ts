/** The drawings that a text may ask for in its head; `verbs` where it asks for none. */
export const drawingNames = [
  'verbs',
  'listening',
  'fan',
  'voices',
  'perimeter',
  'workshop',
  'polarity',
  'thread',
] as const;

export type DrawingName = (typeof drawingNames)[number];

/** `html` is safe to show. */
export type TextEntry = { id: string; title: string; html: string };

export type TextSection = TextEntry & { entries: TextEntry[] };

/** A text in the visitor's language; `intro` is HTML that is safe to show. */
export type Text = {
  title: string;
  description: string;
  lede: string;
  drawing: DrawingName;
  intro: string;
  sections: TextSection[];
};

/** `verb` says in a word what the solution is for, `label` is its name in menus. */
export type SolutionCard = {
  slug: string;
  label: string;
  verb: string;
  summary: string;
  drawing: DrawingName;
};

/** `label` speaks the language of the page, whatever the article's own. */
export type Reading = { slug: string; label: string };

/** One solution between the two that stand beside it in the order of the house. */
export type Solution = Text &
  SolutionCard & { articles: Reading[]; previous: SolutionCard | null; next: SolutionCard | null };

export type Solutions = Text & { solutions: SolutionCard[] };

/** A short text on one use of AI on data. */
export type Study = Text & { label: string; articles: Reading[] };

/** The anchor of the section whose entries are steps, one after the other, in every language. */
export const stepsAnchor = 'deroulement';
