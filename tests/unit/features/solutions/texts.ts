import type { Solution, SolutionCard, Text, TextSection } from '#app/features/solutions/solution';

const sections: TextSection[] = [
  { id: 'audit', title: 'The audit', html: '<p>We read your data.</p>', entries: [] },
  {
    id: 'deroulement',
    title: 'How it goes',
    html: '',
    entries: [
      { id: 'frame', title: 'Frame', html: '<p>One question.</p>' },
      { id: 'conclude', title: 'Conclude', html: '<p>One answer.</p>' },
    ],
  },
];

export const text: Text = {
  title: 'Understand your market',
  description: 'What the search engines show.',
  lede: 'Your data knows more.',
  drawing: 'listening',
  intro: '<p>We start with a decision.</p>',
  sections,
};

export const card = (slug: string, label: string): SolutionCard => ({
  slug,
  label,
  verb: label,
  summary: `${label}, in a line.`,
  drawing: 'fan',
});

export const solution: Solution = {
  ...card('market', 'Market understanding'),
  ...text,
  articles: [{ slug: 'test-de-turing', label: 'The Turing test' }],
  previous: null,
  next: card('innovation', 'Fast innovation'),
};
