import { beat, weigh, type Beat } from '../../compose/beat';
import { isRental } from '../findings/places';
import { fromPlace, inPlace, inPlaces, thePlaces } from '../places';
import { listOf } from '../grammar';
import { findJargon } from '../jargon';
import type { Voice } from '../voice';
import { textsOf } from './opening';

/** Where it is made and sold, and what the founders stand for. */
export function standing(voice: Voice): Beat[] {
  return [
    beat('places', weigh(0, 5, 20, 20), places(voice), true),
    beat('values', weigh(0, 4, 20, 20), values(voice)),
    ...voice.reading.messages
      .slice(0, 3)
      .map((text, order) =>
        beat(
          'message',
          weigh(1, 4, 12 - order * 3, 14 - order * 3),
          textsOf({ text, role: 'how', shorter: [], order }),
        ),
      ),
  ];
}

function places(voice: Voice): string[] {
  const { reading, say, vary, clients } = voice;
  const { distributedIn: sold, madeIn: made } = reading.brief;
  const lists = sold.length > 3 ? [sold.length, 3] : [sold.length];
  if (made === undefined) {
    return lists.flatMap((most) =>
      most < sold.length
        ? [`${say('Nous allons', 'Je vais')} vers ${clients.phrase} ${inPlaces(sold, most)}.`]
        : vary('places', [
            `${say('Notre', 'Mon')} terrain : ${thePlaces(sold)}.`,
            `${say('Nous allons', 'Je vais')} à la rencontre de ${clients.phrase} ${inPlaces(sold)}.`,
          ]).slice(0, 1),
    );
  }
  return fromHome(made, voice);
}

/** Made in one place and sold there, elsewhere, or both; with more than three places a shorter list too. */
function fromHome(made: string, { reading, say, clients }: Voice): string[] {
  const { sector, brief } = reading;
  const sold = brief.distributedIn;
  const others = sold.filter((code) => code !== made);
  const home = others.length < sold.length;
  const here = inPlace(made);
  const lengths = others.length > 3 ? [others.length, 3] : [others.length];
  return lengths.map((most) => {
    const away = inPlaces(others, most);
    if (isRental(reading))
      return home && others.length === 0
        ? `Le matériel est fabriqué ${here}, où ${say('nous le louons', 'je le loue')}.`
        : `Le matériel vient ${fromPlace(made)}. ${say('Nous le louons', 'Je le loue')} ${inPlaces(sold, most)}.`;
    if (sector === 'software')
      return `${say('Nous développons', 'Je développe')} ${here}, pour des clients ${inPlaces(sold, most)}.`;
    if (brief.category !== 'service' && (goods.has(sector) || brief.category === 'product')) {
      const make = say('Nous produisons', 'Je produis');
      const sell = say('vendons', 'vends');
      if (!home) return `${make} ${here} et ${sell} ${away}.`;
      return `${make} et ${sell} ${here}${others.length === 0 ? '' : `, et aussi ${away}`}.`;
    }
    const work = say('Nous travaillons', 'Je travaille');
    if (!home) return `${work} ${here}, pour ${clients.phrase} ${away}.`;
    return others.length === 0
      ? `${work} ${here}, là où ${clients.plural ? 'vivent' : 'vit'} ${clients.phrase}.`
      : `${work} ${here}, et aussi ${away}.`;
  });
}

const goods = new Set([
  'food',
  'crafts',
  'fashion',
  'beauty',
  'industry',
  'agriculture',
  'energy',
  'building',
  'mobility',
]);

function values({ reading, say, vary }: Voice): string[] {
  if (reading.values.length === 0) return [];
  const words = listOf(
    reading.values.map((value) =>
      findJargon(value).length > 0 || reading.quotedLang !== undefined ? `« ${value} »` : value,
    ),
  );
  if (reading.values.length === 1) return [`Un mot ${say('nous', 'me')} guide : ${words}.`];
  return vary('values', [
    `Ce qui ${say('nous', 'me')} guide : ${words}.`,
    `${say('Nos', 'Mes')} valeurs tiennent en peu de mots : ${words}.`,
    `Au quotidien, ${say('nous tenons', 'je tiens')} à ceci : ${words}.`,
  ]).slice(0, 1);
}
