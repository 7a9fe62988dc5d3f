import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import { tellsFigure, textsOf } from '../../compose/told';
import type { BriefSentence, Offer } from '../../read/reading';
import type { Goal } from '../../../pitch';
import { listOf } from '../grammar';
import type { Voice } from '../voice';

/** The alternative, the difference, the proof. */
export function proof(voice: Voice): Beat[] {
  const { reading } = voice;
  const differences = reading.sentences.filter((sentence) => sentence.role === 'difference');
  const proofs = reading.sentences.filter((sentence) => sentence.role === 'proof');
  const paired = reading.alternative !== undefined;
  return [
    beat('alternative', paired ? weigh(0, 0, 1, 3) : weigh(0, 2, 5, 6), alternative(voice), true),
    beat('habit', weigh(0, 0, 0.4, 2.1), [habit(voice)]),
    ...differences.map((sentence, at) =>
      beat('difference', weigh(4 - at, 7 - at, 9 - at, 9 - at), textsOf(sentence)),
    ),
    ...(differences.length === 0 ? [beat('difference', weigh(0, 3, 5, 7), missingDifference(voice))] : []),
    ...proofs
      .slice(0, 4)
      .map((sentence, at) =>
        beat(
          'proof',
          at === 0 ? weigh(25, 25, 25, 25) : weigh(2, 6, 8, 9),
          proofTexts(sentence, reading.offer),
        ),
      ),
    ...(proofs.length === 0
      ? [beat('proof', tellsFigure(reading) ? weigh(4, 4, 2, 1) : weigh(20, 20, 20, 20), missingProof(voice))]
      : []),
  ];
}

/** A second figure is worth the words it takes. */
function proofTexts(sentence: BriefSentence, { aim, phrase }: Offer): Variant[] {
  const figures = (text: string) => text.match(/\d[\d.,]*/gu)?.length ?? 0;
  const most = figures(sentence.text);
  return textsOf(sentence).map(({ text, worth }) => ({
    text,
    worth:
      phrase === undefined && aim !== undefined && text.includes(aim)
        ? 0.5
        : figures(text) === most && most > 1
          ? worth + 3
          : worth,
  }));
}

function alternative({ sector, reading, vary }: Voice): string[] {
  const [first = '', ...next] = sector.rivals;
  // « A y B y C » would be two or three things.
  const second = next.find((rival) => !/ [ye] /u.test(rival)) ?? next[0] ?? '';
  const all = listOf(sector.rivals);
  if (reading.brief.goal === 'users') {
    return vary('alternative', [
      `Hoy puede elegir entre ${all}. ${sector.gap}`,
      `Usted ya conoce ${all}. ${sector.gap}`,
    ]).concat(`Hoy puede elegir entre ${listOf([first, second])}.`);
  }
  return vary('alternative', [
    `Hoy se elige entre ${all}. ${sector.gap}`,
    `Enfrente están ${all}. ${sector.gap}`,
  ]).concat(`Enfrente están ${listOf([first, second])}.`);
}

function habit({ sector, reading, grave }: Voice): string {
  return reading.brief.goal === 'users'
    ? `Lo más fácil es ${sector.habit}. Por eso cuesta ${grave ? 'pedir ayuda' : 'probar otra cosa'}.`
    : `El rival de verdad es otro: la costumbre de ${sector.habit}.`;
}

function missingDifference({ say }: Voice): string[] {
  return [
    `Lo que ${say('nos', 'me')} distingue: [completar: lo que otros no hacen].`,
    `${say('Nuestra', 'Mi')} diferencia: [completar: lo que otros no hacen].`,
  ];
}

function missingProof({ sector, reading, say, grave }: Voice): string[] {
  const count = `[completar: ${sector.proof}]`;
  const texts: Record<Goal, string[]> = {
    investors: [`${say('Nuestra', 'Mi')} primera señal del mercado: ${count}.`, `Hasta hoy: ${count}.`],
    incubator: [
      'Lo que ya se ha comprobado: [completar: resultado de una primera prueba].',
      'Hasta hoy: [completar: primera prueba].',
    ],
    users: [
      grave
        ? 'Quien ya pasó por esto dice: [completar: opinión de un cliente].'
        : /^(?:project|concept)$/u.test(reading.brief.category)
          ? 'Quien ya lo conoce dice: [completar: opinión de un participante].'
          : 'Quien ya lo ha probado dice: [completar: opinión de un cliente].',
      `Hasta hoy: ${count}.`,
    ],
    team: ['Lo que ya está hecho: [completar: resultado conseguido].', 'Ya hecho: [completar: resultado].'],
  };
  return texts[reading.brief.goal];
}
