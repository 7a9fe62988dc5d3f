/**
 * Nothing is left alone on a line after a hyphen, as « est-il », nor are a number and its noun, or the name of the product,
 * cut in two. The display face has no narrow space: what stands in for it cannot be seen.
 */
export function unbroken(title: string): string {
  return title
    .replaceAll('-', '-\u2060')
    .replaceAll(/(?<=\d)(?:\u202f(?=\d)| (?=\p{L}))/gu, '\u00a0')
    .replaceAll('Pitch Master', 'Pitch\u00a0Master');
}
