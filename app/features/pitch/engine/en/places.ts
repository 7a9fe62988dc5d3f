import { placeName } from '../places/names';
import { listOf } from './grammar';

/** “in France”, “in the United States”, “on the Isle of Man”. */
export function inPlace(code: string): string {
  return `${code === 'IM' ? 'on' : 'in'} ${thePlace(code)}`;
}

/** “France”, “the United States”. */
export function thePlace(code: string): string {
  // Said as one name: “Congo-Kinshasa”.
  const name = placeName(code, 'en').replace(' - ', '-');
  return takesThe(name) ? `the ${name}` : name;
}

/** “in France, Belgium and the Netherlands”, shortened to the first `most` and “beyond”. */
export function inPlaces(codes: string[], most = 10): string {
  const shown = codes.slice(0, most).map(thePlace);
  return `in ${codes.length > most ? `${shown.join(', ')} and beyond` : listOf(shown)}`;
}

function takesThe(name: string): boolean {
  return /\b(?:United|Islands|Isle|Republic|Territor(?:y|ies)|Netherlands|Philippines|Maldives|Bahamas|Gambia|Comoros|Emirates)\b/u.test(
    name,
  );
}
