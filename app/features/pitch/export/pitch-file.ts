import { type Duration, durationsOf, type Passage, type Pitch, plainText, spokenIn } from '../pitch';

/** What stands around the pitch in a file, in the words of the interface. */
export type FileWords = {
  title: string;
  oneLiner: string;
  durations: Record<Duration, string>;
  email: string;
  subject: string;
  /** By what it was written, and when. */
  source: string;
  /** Where it stands. */
  address: string;
  /** Who wrote it. */
  note?: string;
};

/** The whole pitch as plain text: one-liner, the durations and the e-mail version that there are. */
export function pitchAsText(pitch: Pitch, words: FileWords): string {
  return write(pitch, words, {
    title: (text) => `${text}\n${'='.repeat(text.length)}`,
    heading: (text) => `${text}\n${'-'.repeat(text.length)}`,
    label: (text) => text,
    prose: (text) => text,
    link: (address) => address,
  });
}

/** The whole pitch as Markdown, in which no word of the pitch turns into markup. */
export function pitchAsMarkdown(pitch: Pitch, words: FileWords): string {
  return write(pitch, words, {
    title: (text) => `# ${escapeMarkdown(text)}`,
    heading: (text) => `## ${escapeMarkdown(text)}`,
    label: (text) => `**${escapeMarkdown(text)}**`,
    prose: escapeMarkdown,
    link: (address) => `<${address}>`,
  });
}

/** `pitch-master-radicelle-2027-01-15.txt`: what the offer is called, in plain letters, and the date where the visitor is. */
export function pitchFileName(date: Date, ending: 'txt' | 'md' | 'pdf', name = ''): string {
  const two = (number: number) => `${number}`.padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${['pitch-master', plainLetters(name), day].filter(Boolean).join('-')}.${ending}`;
}

const maxNameLength = 30;

function plainLetters(name: string): string {
  const folded = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const plain = folded.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return plain.slice(0, maxNameLength).replace(/-$/, '');
}

type Markup = Record<'title' | 'heading' | 'label' | 'prose' | 'link', (text: string) => string>;

function write(pitch: Pitch, words: FileWords, markup: Markup): string {
  const prose = (passage: Passage) => markup.prose(plainText(passage).replaceAll(/\s*\n\s*/g, ' '));
  const parts = [
    markup.title(words.title),
    markup.heading(words.oneLiner),
    prose(pitch.oneLiner),
    ...durationsOf(pitch).flatMap((seconds) => [
      markup.heading(words.durations[seconds]),
      ...spokenIn(pitch, seconds).map(prose),
    ]),
  ];
  if (pitch.email.body.length > 0) {
    const subject = `${markup.label(words.subject)} ${prose(pitch.email.subject)}`;
    parts.push(markup.heading(words.email), subject, ...pitch.email.body.map(prose));
  }
  parts.push(markup.prose(words.source));
  if (words.note) parts.push(markup.prose(words.note));
  parts.push(markup.link(words.address));
  return `${parts.join('\n\n')}\n`;
}

/** Every mark of Markdown and HTML, and at the start of a line those of lists and underlined titles. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
