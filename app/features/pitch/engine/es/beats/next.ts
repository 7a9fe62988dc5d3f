import { tells } from '../../compose/told';
import { inSingleMarket, isContinent } from '../../places/facts';
import { currencyOf } from '../../places/money';
import { countWords } from '../../words';
import { to } from '../grammar';
import type { Voice } from '../voice';

/** What stands to be tested: the first result of the sector, or whether a result already had can be had again. */
export function tests(voice: Voice): string[] {
  const { say, sector } = voice;
  const object = tells(voice.reading, 'proof')
    ? 'si lo conseguido se repite en otro lugar y con otras personas'
    : sector.test;
  return [
    `${say('Nos queda', 'Me queda')} por comprobar ${object}.`,
    `Lo que ${say('queremos', 'quiero')} comprobar ahora: ${object}.`,
  ];
}

/** What the programme would bring. */
export function programme(voice: Voice): string[] {
  const hopes = voice.say('esperamos', 'espero');
  return voice.vary('programme', [
    `De su programa ${hopes} dos cosas: una mirada exigente y puertas que se abran.`,
    `Un programa como el suyo da lo que desde dentro no se consigue: una mirada exigente y puertas que se abran.`,
  ]);
}

/** What a rival would have to do first. */
export function edge({ reading, shortAudience }: Voice): string[] {
  const { sure, broad } = reading.audience;
  return [
    'Lo difícil de copiar: [completar: saber hacer, contrato o red].',
    ...(sure && !broad && countWords(shortAudience) <= 5
      ? [`Quien quiera hacer lo mismo tendrá que empezar por escuchar ${to(shortAudience)}.`]
      : []),
  ];
}

/** What the first ones teach, as long as nothing is proved. */
export function learning(voice: Voice): string[] {
  const learnt = voice.say('aprendamos', 'aprenda');
  return tells(voice.reading, 'proof')
    ? []
    : [`Lo que ${learnt} con los primeros, quien venga después tendrá que aprenderlo también.`];
}

/** What comes next, when the brief does not say. */
export function plan(voice: Voice): string[] {
  if (tells(voice.reading, 'stage') || tells(voice.reading, 'ask')) return [];
  return tells(voice.reading, 'proof')
    ? ['El próximo paso: [completar: qué y para cuándo].']
    : [
        `La próxima prueba que cuenta: ${voice.sector.test}.`,
        'El próximo paso: [completar: qué y para cuándo].',
      ];
}

/** The step that the brief does not tell. */
export function nextStep(voice: Voice): string[] {
  return tells(voice.reading, 'stage') ? [] : ['El próximo paso: [completar: qué y para cuándo].'];
}

/** What has proved nothing yet had better say so. */
export function early(voice: Voice): string[] {
  const { category } = voice.reading.brief;
  if (
    (category !== 'concept' && category !== 'project') ||
    tells(voice.reading, 'proof') ||
    tells(voice.reading, 'stage')
  )
    return [];
  const kind = category === 'concept' ? 'una idea' : 'un proyecto';
  return [`Todavía es ${kind}, y ${voice.say('preferimos', 'prefiero')} decirlo así.`];
}

/** What it means to join now. */
export function newcomers(voice: Voice): string[] {
  return [
    `Cada persona que se suma cambia lo que ${voice.say('podemos', 'puedo')} hacer, y eso se ve.`,
    'Quien llega ahora no ocupa un hueco: le da forma al trabajo.',
  ];
}

/** What the list of places says of the market: how many countries, one currency or several. */
export function reach({ reading }: Voice): string[] {
  const codes = [...new Set(reading.brief.distributedIn)];
  const count = numerals[codes.length];
  if (count === undefined || codes.some(isContinent)) return [];
  const currencies = new Set(codes.map(currencyOf));
  if (codes.every(inSingleMarket) && currencies.size === 1)
    return [`${count} países, un solo mercado y una sola moneda.`];
  return [
    `${count} países, ${currencies.size === 1 ? 'una sola moneda' : 'varias monedas'}: importa por cuál se empieza.`,
  ];
}

const numerals: Record<number, string> = {
  2: 'Dos',
  3: 'Tres',
  4: 'Cuatro',
  5: 'Cinco',
  6: 'Seis',
  7: 'Siete',
  8: 'Ocho',
  9: 'Nueve',
  10: 'Diez',
};
