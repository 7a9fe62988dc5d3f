import { durations, type CheckNumber, type Duration, type Passage, type Pitch } from '../../pitch';
import { fold } from '../words';
import { sentencesOf } from './sentences';

/** A fact left to fill in: the check it would lift, and the first sentence that holds it. */
export type Blank = { placeholder: string; lifts: CheckNumber; duration?: Duration; line: Passage };

/** Every distinct placeholder of a pitch, in the order one meets them, the longest text first. */
export function blanksOf(pitch: Pitch): Blank[] {
  const places = [
    ...durations.toReversed().map((duration) => ({ duration, passages: pitch.spoken[`${duration}`] })),
    { duration: undefined, passages: [pitch.oneLiner] },
  ];
  const blanks = places.flatMap(({ duration, passages }) =>
    sentencesOf(passages).flatMap(({ line }) =>
      line
        .filter((span) => span.placeholder === true)
        .map(({ text }) => ({
          placeholder: text,
          lifts: liftedBy(text),
          ...(duration === undefined ? {} : { duration }),
          line,
        })),
    ),
  );
  return blanks.filter(
    ({ placeholder }, at) => blanks.findIndex((blank) => blank.placeholder === placeholder) === at,
  );
}

/** The check that a missing fact belongs to, by its words; a fact of no other kind is a proof. */
function liftedBy(placeholder: string): CheckNumber {
  const folded = fold(placeholder);
  return kinds.find(([, words]) => words.test(folded.replace(/[[\]]/gu, '')))?.[0] ?? 8;
}

const kinds: [CheckNumber, RegExp][] = [
  [8, /nombre|number of|numero de|resultat|result|preuve|avis|customer's words|opinion|primera prueba/u],
  [10, /montant|amount|importe|premier pas|first step|primer paso/u],
  [7, /differen|otros no hacen|savoir-faire|know-how|saber hacer/u],
  [5, /situation|gene precise|difficult|moment precis|anecdote|portrait/u],
  [6, /benefi/u],
  [3, /ce que c'est|l'essentiel|what it is|que es|lo esencial/u],
  // What the goal wants to hear besides: market, price, money, team, stage, next step, place.
  [14, /marche|market|mercado|cifra y fuente|prix|price|precio|fonds|funds|dinero|equipe|team|equipo/u],
  [14, /stade|stage|fase|etape|next|cuando|poste|role|funcion|tache|task|hay que hacer|objectif|changer/u],
  [14, /lieu|adresse|address|lugar|direccion/u],
];
