/** Without case, accents composed. Strapi 4 takes `%` and `_` for wildcards, some databases fold ASCII only. */
export function sameAs(name: string): (other: string) => boolean {
  const folded = foldCase(name);
  return (other) => foldCase(other) === folded;
}

/** In NFC, case folded as Unicode does (ß is ss, ς is σ); accents stay. */
export function foldCase(text: string): string {
  // A hundred times as fast: an unknown address is compared with every slug.
  if (ascii.test(text)) return text.toLowerCase();
  const folded = Array.from(text.normalize('NFC'), foldCharacter).join('');
  return folded.normalize('NFC');
}

const ascii = /^[\u0000-\u007F]*$/;

/** One character at a time, or Σ would become ς at a word's end. Down first: ẞ has no upper case but itself. */
function foldCharacter(character: string): string {
  if (character === 'ı') return character;
  return Array.from(character.toLowerCase().toUpperCase(), (each) => each.toLowerCase()).join('');
}
