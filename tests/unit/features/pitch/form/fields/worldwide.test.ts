import { expect, test } from 'vitest';

import { briefLimits } from '#app/features/pitch/brief';
import { chosenPlaces, codesOf, world } from '#app/features/pitch/form/fields/worldwide';
import { continentCodes } from '#app/features/pitch/places';

test('the whole world is one place of the picker and all continents of a brief', () => {
  expect(codesOf([world.value])).toEqual(continentCodes);
  expect(chosenPlaces(continentCodes)).toEqual([world.value]);
});

test('a country beside it stays', () => {
  expect(codesOf([world.value, 'FR'])).toEqual([...continentCodes, 'FR']);
  expect(chosenPlaces(['FR', ...continentCodes])).toEqual([world.value, 'FR']);
});

test('a continent that was there is not said twice', () => {
  expect(codesOf(['EUR', world.value])).toEqual(continentCodes);
});

test('more countries than a brief takes beside it give way, the last ones first', () => {
  const codes = codesOf(['FR', 'BE', 'CH', 'CA', world.value]);
  expect(codes).toHaveLength(briefLimits.distributedIn);
  expect(chosenPlaces(codes)).toEqual([world.value, 'FR', 'BE', 'CH']);
});

test('other places stay as they are', () => {
  expect(codesOf(['FR', 'EUR'])).toEqual(['FR', 'EUR']);
  expect(chosenPlaces(['FR', 'EUR'])).toEqual(['FR', 'EUR']);
});
