import type { Style } from '../../pack';
import { sayFormally } from './formal';
import { sayPlainly } from './plain';

/** A whole sentence as the style asks; the same where nothing needs to change. */
export function restyle(sentence: string, { plain, formal }: Style): string {
  const measured = formal ? sayFormally(sentence) : sentence;
  return plain ? sayPlainly(measured) : measured;
}
