import { placeName } from '../places/names';
import { listOf } from './grammar';

/** « en France », « au Japon », « aux États-Unis », « à Cuba ». */
export function inPlace(code: string): string {
  const name = placeName(code, 'fr');
  if (bare.has(code)) return `à ${name}`;
  if (code === 'IM') return 'sur l’île de Man';
  if (code === 'RE') return 'à La Réunion';
  if (isPlural(code, name)) return `aux ${name}`;
  return isFeminine(code, name) || startsWithVowel(name) ? `en ${name}` : `au ${name}`;
}

/** « la France », « le Japon », « les États-Unis », « Cuba ». */
export function thePlace(code: string): string {
  const name = placeName(code, 'fr');
  if (bare.has(code)) return name;
  if (isPlural(code, name)) return `les ${name}`;
  if (startsWithVowel(name)) return `l’${name}`;
  return isFeminine(code, name) ? `la ${name}` : `le ${name}`;
}

/** « en France, en Belgique et au Luxembourg », shortened to the first `most` and « au-delà ». */
export function inPlaces(codes: string[], most = 10): string {
  const shown = codes.slice(0, most).map(inPlace);
  return codes.length > most ? `${shown.join(', ')} et au-delà` : listOf(shown);
}

/** « la France, la Belgique et le Luxembourg », shortened to the first `most` as `inPlaces` is. */
export function thePlaces(codes: string[], most = 10): string {
  const shown = codes.slice(0, most).map(thePlace);
  return codes.length > most ? `${shown.join(', ')} et au-delà` : listOf(shown);
}

// Islands and towns that take no article.
const bare = new Set(
  'CU MT CY SG MG MU TW MC SM HK MO BH DJ HT BB TT LC VC KN AG KI NR TV WS TO VU FJ TL PR ST SH PM BL MF SX CW AW BM GI JE GG YT RE NU AI MS BN'.split(
    ' ',
  ),
);
const plurals = new Set('US NL AE PH BS MV SC KM MH FJ'.split(' '));
const masculineInE = new Set('MX KH MZ ZW BZ SR'.split(' '));

function isPlural(code: string, name: string): boolean {
  return (plurals.has(code) && !bare.has(code)) || /^(?:îles|territoires|terres)\b/iu.test(name);
}

function isFeminine(code: string, name: string): boolean {
  if (code === 'NAM' || code === 'SAM') return true;
  if (code === 'VA') return false;
  const head = name.split(/[\s(]/u)[0] ?? name;
  return head.endsWith('e') && !masculineInE.has(code) && !name.startsWith('Royaume');
}

function startsWithVowel(name: string): boolean {
  return /^[aeéèêiîoôuy]/iu.test(name) && !name.startsWith('Yémen');
}

/** The overseas departments and Saint-Martin: France, with rules of their own on tax and customs. */
export function isFrenchRegion(code: string): boolean {
  return ['GP', 'MQ', 'GF', 'RE', 'YT', 'MF'].includes(code);
}
