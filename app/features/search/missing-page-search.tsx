import { SearchForm } from './search-form';
import { wordsInPath } from './words-in-path';

/** A search for what the address of a missing page seems to name. */
export function MissingPageSearch({ path, lang }: { path: string | undefined; lang: string | undefined }) {
  return <SearchForm q={wordsInPath(path ?? '')} lang={lang} />;
}
