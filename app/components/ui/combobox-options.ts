export type ComboboxOption = {
  value: string;
  label: string;
  /** Options of one group stand together, in the order in which groups first appear. */
  group?: string;
  /** Further words that find the option, e.g. "USA". */
  keywords?: string;
};

export type ComboboxGroup = { name: string | undefined; options: ComboboxOption[] };

/**
 * The options that hold every word of `query` at the start of a word, without regard to case and accents;
 * within a group, those whose label starts with the query come first.
 */
export function matchOptions(options: readonly ComboboxOption[], query: string): ComboboxGroup[] {
  const wanted = fold(query);
  const words = wanted.split(' ').filter(Boolean);
  const found = options.filter((option) => {
    const text = ` ${fold(`${option.label} ${option.keywords ?? ''}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
  if (words.length > 0) found.sort((a, b) => Number(startsWith(b, wanted)) - Number(startsWith(a, wanted)));
  return [...Map.groupBy(found, (option) => option.group)].map(([name, members]) => ({
    name,
    options: members,
  }));
}

function startsWith(option: ComboboxOption, wanted: string): boolean {
  return fold(option.label).startsWith(wanted);
}

/** Lower case, no accents, ligatures opened, one space for whatever separates words. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
