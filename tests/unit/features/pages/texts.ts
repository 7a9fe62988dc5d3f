import type { TextCard, TextPage, TextSection } from '#app/features/pages/page';

const sections: TextSection[] = [
  { id: 'audit', title: 'The audit', html: '<p>We read your data.</p>', entries: [] },
  {
    id: 'deroulement',
    title: 'How it goes',
    html: '',
    ordered: true,
    entries: [
      { id: 'frame', title: 'Frame', html: '<p>One question.</p>' },
      { id: 'conclude', title: 'Conclude', html: '<p>One answer.</p>' },
    ],
  },
];

/** A text that says the least: two sections, the second of steps. */
export function textPage(name: string, more: Partial<TextPage> = {}): TextPage {
  return {
    name,
    title: 'Understand your market',
    description: 'What the search engines show.',
    lede: 'Your data knows more.',
    lang: 'en',
    intro: '<p>We start with a decision.</p>',
    sections,
    articles: [],
    examples: [],
    children: [],
    ...more,
  };
}

export const card = (slug: string, label: string): TextCard => ({
  name: `solutions-ia/${slug}`,
  order: 1,
  label,
  summary: `${label}, in a line.`,
  receives: [`a note on ${slug}`],
  parts: [],
  drawing: 'fan',
});
