import { briefLimits } from '../../brief';
import { continentCodes } from '../../places';

/** The whole world, which the picker offers as one place and a brief holds as every continent. */
export const world = {
  value: 'world',
  aliases: [
    'world',
    'global',
    'everywhere',
    'online',
    'monde',
    'mondial',
    'partout',
    'en ligne',
    'mundo',
    'mundial',
    'en línea',
  ],
};

/** The codes of a brief as the picker shows them. */
export function chosenPlaces(codes: readonly string[]): string[] {
  if (!continentCodes.every((code) => codes.includes(code))) return [...codes];
  const continents = new Set<string>(continentCodes);
  return [world.value, ...codes.filter((code) => !continents.has(code))];
}

/**
 * What the picker shows as codes of a brief: who sells everywhere names no continent besides, and no more countries than
 * a brief takes; the first ones stay.
 */
export function codesOf(places: readonly string[]): string[] {
  if (!places.includes(world.value)) return [...places];
  const codes = new Set([...continentCodes, ...places.filter((place) => place !== world.value)]);
  return [...codes].slice(0, briefLimits.distributedIn);
}
