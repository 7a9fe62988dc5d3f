const files = import.meta.glob<string>('/app/content/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The drawing that a Markdown picture names by `/drawings/{name}.svg`: a file of this repository, set into the page so
 * that it takes its colours and typefaces. Undefined for any other address; a text brings no SVG of its own (0076).
 */
export function drawingAt(address: string): string | undefined {
  return files[`/app/content${address}`];
}
