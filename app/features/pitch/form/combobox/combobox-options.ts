import { fold } from '#app/lib/fold';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Other names that find it: “USA”. */
  aliases?: readonly string[];
};

/**
 * Every word of `query` begins a word of one of the option's names, without case and accents. A name that is the query
 * comes first, then labels that begin with it.
 */
export function matchOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const folded = fold(query);
  const words = folded.split(' ').filter(Boolean);
  const found = options.filter((option) =>
    namesOf(option).some((name) => words.every((word) => ` ${name}`.includes(` ${word}`))),
  );
  if (words.length > 0) found.sort((a, b) => rank(a, folded) - rank(b, folded));
  return found;
}

function rank(option: ComboboxOption, folded: string): number {
  const names = namesOf(option);
  if (names.includes(folded)) return 0;
  return names[0]?.startsWith(folded) ? 1 : 2;
}

const foldedNames = new WeakMap<ComboboxOption, string[]>();

/** The label, then the aliases, folded once: they are looked through at every key. */
function namesOf(option: ComboboxOption): string[] {
  const known = foldedNames.get(option);
  if (known) return known;
  const names = [option.label, ...(option.aliases ?? [])].map(fold);
  foldedNames.set(option, names);
  return names;
}
