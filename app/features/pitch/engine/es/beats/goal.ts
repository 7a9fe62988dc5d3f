import { beat, weigh, type Beat } from '../../compose/beat';
import type { Goal } from '../../../pitch';
import type { Role } from '../../read/reading';
import type { Voice } from '../voice';
import { textsOf } from './opening';

/** What each goal wants to hear besides the common core: size, model, stage, team, first step … */
export function goalBeats(voice: Voice): Beat[] {
  return [
    ...told(voice, 'model', modelWeight),
    ...told(voice, 'stage', stageWeight),
    ...told(voice, 'team', teamWeight),
    ...manner[voice.reading.brief.goal](voice),
  ];
}

const modelWeight: Record<Goal, number> = { investors: 8, incubator: 5, users: 6, team: 0 };
const stageWeight: Record<Goal, number> = { investors: 7, incubator: 9, users: 2, team: 6 };
const teamWeight: Record<Goal, number> = { investors: 6, incubator: 8, users: 1, team: 7 };

function told({ reading }: Voice, role: Role, weights: Record<Goal, number>): Beat[] {
  const most = weights[reading.brief.goal];
  return reading.sentences
    .filter((sentence) => sentence.role === role)
    .slice(0, 3)
    .map((sentence) => beat(role, weigh(most / 4, most / 2, most, most), textsOf(sentence)));
}

function has({ reading }: Voice, role: Role): boolean {
  return reading.sentences.some((sentence) => sentence.role === role);
}

const manner: Record<Goal, (voice: Voice) => Beat[]> = {
  investors: (voice) => [
    beat('market', weigh(0, 1, 4, 6), ['El tamaño de este mercado: [completar: cifra y fuente].']),
    ...(has(voice, 'model')
      ? []
      : [
          beat('model', weigh(0, 1, 3.5, 5), [
            '¿Cómo se gana dinero? [completar: precio o modelo de ingresos].',
          ]),
        ]),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 1, 3)),
    beat('edge', weigh(0, 0, 0.5, 2), [
      `Lo que ${voice.say('aprendamos', 'aprenda')} con los primeros, quien venga después tendrá que aprenderlo también.`,
    ]),
    beat('plan', weigh(0, 0, 1, 3), [
      `¿Y después? Convencer a los primeros, medir ${voice.sector.test} y crecer a partir de ahí.`,
    ]),
  ],
  incubator: (voice) => [
    ...(has(voice, 'stage')
      ? []
      : [
          beat('stage', has(voice, 'proof') ? weigh(0, 0, 1, 2) : weigh(0, 2, 5, 6), [
            `Hoy ${voice.say('estamos', 'estoy')} en este punto: [completar: fase del proyecto].`,
          ]),
        ]),
    beat(
      'test',
      weigh(0, 4, 7, 8),
      voice.vary('test', [
        `${voice.say('Nos queda', 'Me queda')} por comprobar ${voice.sector.test}.`,
        `Lo que ${voice.say('queremos', 'quiero')} comprobar ahora: ${voice.sector.test}.`,
      ]),
    ),
    beat(
      'programme',
      weigh(0, 2, 6, 8),
      voice.vary('programme', [
        `De su programa ${voice.say('esperamos', 'espero')} dos cosas: una mirada exigente y acceso al terreno.`,
        `Un programa como el suyo aporta lo que desde dentro no se consigue: una mirada exigente y acceso al terreno.`,
      ]),
    ),
    ...(has(voice, 'team')
      ? []
      : [beat('team', weigh(0, 1, 3.5, 5), ['¿Quién está detrás? [completar: equipo y experiencia].'])]),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 0, 2)),
  ],
  users: (voice) => [...why(voice, weigh(0, 0.5, 2, 3), weigh(0, 0, 1, 2.6)), ...steps(voice)],
  team: (voice) => [
    ...why(voice, weigh(0, 2, 4, 6), weigh(0, 0, 2, 4)),
    beat(
      'newcomer',
      weigh(0, 4, 7, 8),
      voice
        .vary('newcomer', [
          `Cada persona que se suma cambia lo que ${voice.say('podemos', 'puedo')} hacer, y eso se ve.`,
          'Quien llega ahora no ocupa un hueco: le da forma al trabajo.',
        ])
        .slice(0, 1),
    ),
    ...(has(voice, 'ask')
      ? []
      : [beat('role', weigh(0, 2, 4, 6), ['El puesto: [completar: función y dedicación].'])]),
    beat('work', weigh(0, 0, 0.4, 2), ['Aquí hace falta gente que pregunte, pruebe y corrija deprisa.']),
    beat('learning', weigh(0, 0, 1.5, 3.5), [
      'No está todo escrito, y ahí está la gracia de llegar al principio.',
    ]),
    beat('honest', weigh(0, 0, 0.5, 3), [
      'A quien le guste entender un problema antes de resolverlo, aquí le espera uno.',
    ]),
  ],
};

/** What helps a user to decide; which of it is said depends on the brief, in what order does not. */
function steps({ reading, say }: Voice): Beat[] {
  const texts = [
    'Una pregunta ayuda a decidir: ¿qué pasaría si todo siguiera igual un año más?',
    'Si lo que usa hoy le funciona, no cambie. Si no, vale la pena comparar.',
    `No hace falta que ${say('nos crea', 'me crea')}: pregunte, compare y decida.`,
    `Y si algo no le convence, ${say('díganoslo', 'dígamelo')}: de ahí también se aprende.`,
  ];
  return texts.map((text, at) => {
    const rank = (reading.seed + at) % texts.length;
    return beat('steps', weigh(0, 0.5, 2 - rank * 0.3, 2.8 - rank * 0.4), [text]);
  });
}

function why({ sector, vary }: Voice, first: Beat['weight'], second: Beat['weight']): Beat[] {
  const [one, other] = vary('why', sector.why);
  return [beat('why', first, [one], true), beat('why', second, [other])];
}
