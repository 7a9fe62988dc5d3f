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
  const wanted = fold(query);
  const words = wanted.split(' ').filter(Boolean);
  const found = options.filter((option) =>
    namesOf(option).some((name) => words.every((word) => ` ${name}`.includes(` ${word}`))),
  );
  if (words.length > 0) found.sort((a, b) => rank(a, wanted) - rank(b, wanted));
  return found;
}

function rank(option: ComboboxOption, wanted: string): number {
  const names = namesOf(option);
  if (names.includes(wanted)) return 0;
  return names[0]?.startsWith(wanted) ? 1 : 2;
}

const folded = new WeakMap<ComboboxOption, string[]>();

/** The label, then the aliases, folded once: they are looked through at every key. */
function namesOf(option: ComboboxOption): string[] {
  const known = folded.get(option);
  if (known) return known;
  const names = [option.label, ...(option.aliases ?? [])].map(fold);
  folded.set(option, names);
  return names;
}
