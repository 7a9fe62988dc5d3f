import { randomBytes } from 'node:crypto';

/**
 * Each text as JSON between two marks. The mark is drawn at random for each call and stands nowhere in the texts, so
 * that no text can end its own fence; JSON keeps line ends and quotation marks of a text from looking like ours.
 */
export function fence(material: Record<string, unknown>): { mark: string; fenced: string[] } {
  const texts = Object.entries(material).map(([name, value]) => ({
    name,
    text: JSON.stringify(
      value,
      (_, part) => (typeof part === 'string' ? withoutHiddenCharacters(part) : part),
      1,
    ),
  }));
  const mark = markOutside(texts.map(({ text }) => text).join(''));
  return {
    mark,
    fenced: texts.flatMap(({ name, text }) => [`<${mark} ${name}>`, text, `</${mark} ${name}>`]),
  };
}

function markOutside(text: string): string {
  for (;;) {
    const mark = `data-${randomBytes(9).toString('hex')}`;
    if (!text.includes(mark)) return mark;
  }
}

/**
 * Drops what a reader does not see and a model reads: controls, bidirectional and zero-width marks, and the tag
 * characters that spell letters out of sight. Joiners inside emoji go too; nothing is written back from here.
 */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(
    /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]/gu,
    '',
  );
}
