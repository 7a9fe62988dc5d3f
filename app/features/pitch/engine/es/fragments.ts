import type { Offer, Role } from '../read/reading';
import { countWords, upperFirst } from '../words';
import { shapes } from './fragment-shapes';

/** A noun phrase or a participle of the brief as a sentence, with its own words; undefined when none is safe. */
export function fragmentSentence(part: string, offer: Offer): string | undefined {
  const body = part.replace(/[.!]$/u, '');
  for (const [pattern, make] of shapes) {
    const found = pattern.exec(body)?.groups;
    const said = found === undefined ? undefined : make(found, offer);
    if (said !== undefined && countWords(said) <= 23) return `${upperFirst(withMean(said))}.`;
  }
  return undefined;
}

/** « , prima media de 42 dólares » said as part of the sentence. */
function withMean(said: string): string {
  return said
    .replace(/, (prima|cuota|nota|tarifa|duración|ocupación) (?=media )/u, ', con una $1 ')
    .replace(/, (precio|coste|gasto|importe|plazo) (?=medio )/u, ', con un $1 ');
}

/** How a noun phrase is made a sentence when no shape fits, by what it is about. */
export const fragmentLeads: Record<Role, string> = {
  definition: 'En concreto:',
  problem: 'El problema:',
  benefit: 'La ventaja:',
  how: 'En concreto:',
  difference: 'La diferencia:',
  proof: 'Hasta hoy:',
  stage: 'El punto de partida:',
  model: 'El precio:',
  team: 'El equipo:',
  ask: 'Lo que buscamos:',
};
