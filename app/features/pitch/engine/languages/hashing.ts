import { dictionaryOf } from './dictionary';
import { inEach } from './each';
import { remembered } from '../words';

/** A frequent word is a class of its own, and of the others those with one ending: grammar hardly tells them apart. */
export const classIn = inEach((lang) =>
  remembered(4000, (word) => {
    if (/^\d/u.test(word)) return hashOf(word === '1' ? '#1' : '#');
    const isOwn = !/\p{L}/u.test(word) || word.endsWith("'") || dictionaryOf(lang).rankOf(word) <= ownClasses;
    return hashOf(isOwn ? word : `~${word.slice(-3)}`);
  }),
);

const ownClasses = 500;

/** Whether it looks like several, like one, like a number, or is a mark. */
export function numberMark(word: string): number {
  if (/[sx]$/u.test(word)) return 2;
  if (/^\d/u.test(word)) return word === '1' ? 1 : 3;
  return /\p{L}/u.test(word) ? 1 : 0;
}

/** FNV-1a, 32 bits. */
export const hashOf = remembered(8000, (text) => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum ^ (sum >>> 15);
});

/** The place of a weight among 2 to the power of `bits`: what it tells of, and of what. Two that share a place share their weight. */
export function mixed(bits: number, what: number, one: number, two = 0, three = 0): number {
  let sum = Math.imul(what + 0x9e37, 0x85ebca6b);
  sum = Math.imul(sum ^ one, 0xc2b2ae35);
  sum ^= sum >>> 13;
  sum = Math.imul(sum ^ two, 0x27d4eb2f);
  sum ^= sum >>> 15;
  sum = Math.imul(sum ^ three, 0x165667b1);
  sum ^= sum >>> 13;
  return (sum ^ (sum >>> 16)) & ((1 << bits) - 1);
}
