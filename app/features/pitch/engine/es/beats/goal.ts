import { beat, weigh, type Beat } from '../../compose/beat';
import { goalFacts, tells } from '../../compose/told';
import type { Goal } from '../../../pitch';
import { isDigital } from '../kind';
import type { Voice } from '../voice';
import { doubt, invitation, welcome, wish } from './last-words';
import { early, edge, learning, newcomers, nextStep, plan, programme, reach, tests } from './next';

/** What each goal wants to hear besides the common core: size, model, stage, team, first step … */
export function goalBeats(voice: Voice): Beat[] {
  return [...goalFacts(voice.reading), ...manner[voice.reading.brief.goal](voice)];
}

const manner: Record<Goal, (voice: Voice) => Beat[]> = {
  investors: (voice) => [
    beat('market', weigh(0, 1, 4, 6), ['El tamaño de este mercado: [completar: cifra y fuente].']),
    ...(tells(voice.reading, 'model')
      ? []
      : [beat('model', weigh(0, 1, 3.5, 5), ['El modelo: [completar: precio o forma de cobrar].'])]),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 1, 3)),
    beat('reach', weigh(0, 0, 1.5, 3.5), reach(voice)),
    beat('edge', weigh(0, 0, 1, 3), edge(voice)),
    ...(tells(voice.reading, 'team')
      ? []
      : [beat('team', weigh(0, 0, 0.5, 2), ['Detrás del proyecto: [completar: equipo y experiencia].'])]),
    beat('plan', weigh(0, 0, 1, 3), plan(voice)),
    ...(tells(voice.reading, 'ask')
      ? []
      : [
          beat('funds', weigh(0, 0, 0.2, 1.5), ['El dinero servirá para esto: [completar: uso del dinero].']),
        ]),
    beat('learning', weigh(0, 0, 0.1, 1.4), learning(voice)),
    beat('early', weigh(0, 0, 0.1, 1), early(voice)),
  ],
  incubator: (voice) => [
    ...(tells(voice.reading, 'stage') ||
    /prototip|piloto|versión beta/iu.test(voice.reading.brief.description)
      ? []
      : [
          beat('stage', tells(voice.reading, 'proof') ? weigh(0, 0, 1, 2) : weigh(0, 2, 5, 6), [
            `Hoy ${voice.say('estamos', 'estoy')} en este punto: [completar: fase del proyecto].`,
          ]),
        ]),
    beat('test', weigh(0, 4, 7, 8), voice.vary('test', tests(voice))),
    beat('programme', weigh(0, 2, 6, 8), programme(voice)),
    ...(tells(voice.reading, 'team')
      ? []
      : [beat('team', weigh(0, 1, 3.5, 5), ['Detrás del proyecto: [completar: equipo y experiencia].'])]),
    beat('reach', weigh(0, 0, 0, 2), reach(voice)),
    beat('early', weigh(0, 0, 0.2, 1.5), early(voice)),
    beat('plan', weigh(0, 0, 0, 1), nextStep(voice)),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 0, 2)),
  ],
  users: (voice) => [
    ...why(voice, weigh(0, 0, 0.5, 2.5), weigh(0, 0, 0, 1)),
    ...voice
      .vary('tries', voice.sector.tries)
      .map((text, at) => beat('steps', weigh(0, 1, 3 - at, 5 - at), [text])),
    ...(tells(voice.reading, 'model') || priceTold.test(voice.reading.brief.description)
      ? []
      : [beat('model', weigh(0, 0, 2, 4), ['Lo que cuesta: [completar: precio, o gratis].'])]),
    ...(placeTold.test(voice.reading.brief.description) || isDigital(voice.reading)
      ? []
      : [
          beat('where', weigh(0, 0, 0.2, 2), [
            `Dónde ${voice.say('encontrarnos', 'encontrarme')}: [completar: lugar o dirección].`,
          ]),
        ]),
    beat('wish', weigh(0, 0, 0.1, 1), wish(voice)),
    beat('doubt', weigh(0, 0, 0.1, 1.2), doubt(voice)),
  ],
  team: (voice) => [
    ...why(voice, weigh(0, 2, 4, 6), weigh(0, 0, 2, 4)),
    beat('newcomer', weigh(0, 4, 6, 7), voice.vary('newcomer', newcomers(voice)).slice(0, 1)),
    ...(tells(voice.reading, 'ask')
      ? []
      : [beat('role', weigh(0, 2, 4, 6), ['El puesto: [completar: función y dedicación].'])]),
    beat('mission', weigh(0, 0, 1, 2.5), ['La primera tarea: [completar: qué hay que hacer ya].']),
    beat('questions', weigh(0, 0, 1, 3), [
      `${voice.say('Háganos', 'Hágame')} las preguntas incómodas: quién decide, quién paga, quién hace qué.`,
    ]),
    beat('invitation', weigh(0, 0, 0.5, 2.5), invitation(voice)),
    beat('welcome', weigh(0, 0, 0, 1.2), welcome(voice)),
  ],
};

const priceTold =
  /gratis|gratuit|€|euro|\d ?(?:pesos|soles|dólares|dolares)|cuestan? (?:un|solo )?\d|\d (?:la|el) \p{L}+[.]?$/iu;
// Where one finds them, or that they come.
const placeTold =
  /a domicilio|por videollamada|por vídeo|en línea|online|por internet|a su casa|a vuestra|a tu casa|repartimos|recorre|(?:casa|taller|tienda|local|bodega|barrio|plaza|puerto|mercado) del? \p{Lu}|(?<= )en (?:el barrio de |la calle |la plaza )?\p{Lu}\p{Ll}+/u;

function why({ sector, vary }: Voice, first: Beat['weight'], second: Beat['weight']): Beat[] {
  const [one, other] = vary('why', sector.why);
  return [beat('why', first, [one], true), beat('why', second, [other])];
}
