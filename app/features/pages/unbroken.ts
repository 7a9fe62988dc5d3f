/** Nothing is left alone on a line after a hyphen, as « est-il », nor is the name of the product cut in two. */
export function unbroken(title: string): string {
  return title.replaceAll('-', '-\u2060').replaceAll('Pitch Master', 'Pitch\u00a0Master');
}
