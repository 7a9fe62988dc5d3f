import { wordsOf } from '../phrases';
import type { Unit } from './units';

/** “We sell no repairs” is a message; “welcome everybody” a value like “independence”. */
export function isMessage({ hasVerb, verb }: Unit): boolean {
  return hasVerb && verb > 0;
}

/** The words of the field that are no message: “independence, patience”. */
export function valuesOf(units: readonly Unit[]): string[] {
  return units
    .filter((unit) => !isMessage(unit))
    .flatMap(({ text }) => text.split(/,\s*/u))
    .map((value) => value.trim())
    .filter((value) => value !== '' && wordsOf(value).length <= 6);
}
