/** Nothing is left alone on a line after a hyphen: a word joiner keeps « est-il » in one piece. */
export function unbroken(title: string): string {
  return title.replaceAll('-', '-\u2060');
}
