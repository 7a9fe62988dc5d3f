import { placeName } from '../places/names';
import { listOf } from './grammar';

/** « España », « los Países Bajos », « el Reino Unido », « la India ». */
export function thePlace(code: string): string {
  const name = placeName(code, 'es').replace('EE. UU.', 'Estados Unidos');
  const article = articles[code] ?? (/^(?:islas|territorios)/iu.test(name) ? territories(name) : undefined);
  return article === undefined ? name : `${article} ${name}`;
}

/** « en España », « en los Países Bajos ». */
export function inPlace(code: string): string {
  return `en ${thePlace(code)}`;
}

/** « en España, México y los Países Bajos », shortened to the first `most` and « otros países ». */
export function inPlaces(codes: string[], most = 10): string {
  return `en ${thePlaces(codes, most)}`;
}

export function thePlaces(codes: string[], most = 10): string {
  const shown = codes.slice(0, most).map(thePlace);
  if (codes.length <= most) return listOf(shown);
  return `${shown.join(', ')} y ${codes.length - most === 1 ? 'otro lugar' : 'otros lugares'}`;
}

function territories(name: string): string {
  return /^islas/iu.test(name) ? 'las' : 'los';
}

const articles: Record<string, string> = {
  NL: 'los',
  GB: 'el',
  AE: 'los',
  IN: 'la',
  DO: 'la',
  CF: 'la',
  CD: 'la',
  VA: 'la',
  CG: 'el',
  IO: 'el',
  TF: 'los',
  EH: 'el',
  BS: 'las',
  PS: 'los',
  HK: 'la',
  MO: 'la',
  IM: 'la',
  BQ: 'el',
  CX: 'la',
  NF: 'la',
  BV: 'la',
};
