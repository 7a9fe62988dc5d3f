import { beat, weigh, type Beat } from '../../compose/beat';
import { isRental, kindOf } from '../findings/places';
import { upperFirst } from '../../words';
import { fromPlace, inPlace, inPlaces } from '../places';
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
  const { reading, vary } = voice;
  const planned = reading.brief.category === 'concept';
  const { distributedIn: sold, madeIn: made } = reading.brief;
  const lists = sold.length > 3 ? [sold.length, 3] : [sold.length];
  if (made === undefined) {
    return lists.flatMap((most) =>
      vary('places', [
        `Où cela ? ${upperFirst(inPlaces(sold, most))}.`,
        `${planned ? 'Cela se passera' : 'Cela se passe'} ${inPlaces(sold, most)}.`,
      ]).slice(0, 1),
    );
  }
  return fromHome(made, voice);
}

/** Made in one place and sold there, elsewhere, or both; with more than three places a shorter list too. */
function fromHome(made: string, voice: Voice): string[] {
  const { reading, say, clients } = voice;
  const { sector, brief } = reading;
  const sold = brief.distributedIn;
  const others = sold.filter((code) => code !== made);
  const home = others.length < sold.length;
  const here = inPlace(made);
  const lengths = others.length > 3 ? [others.length, 3] : [others.length];
  return lengths.map((most) => {
    const away = inPlaces(others, most);
    const everywhere = inPlaces(sold, most === others.length ? sold.length : most);
    if (isRental(reading))
      return home && others.length === 0
        ? `Le matériel est fabriqué ${here}, où ${say('nous le louons', 'je le loue')}.`
        : `Le matériel vient ${fromPlace(made)}. ${say('Nous le louons', 'Je le loue')} ${everywhere}.`;
    if (sector === 'software')
      return `${say('Nous développons', 'Je développe')} ${here}, pour des clients ${everywhere}.`;
    if (kindOf(voice) !== 'none') {
      const make = say('Nous produisons', 'Je produis');
      const sell = say('vendons', 'vends');
      if (!home) return `${make} ${here} et ${sell} ${away}.`;
      return `${make} et ${sell} ${here}${others.length === 0 ? '' : `, et aussi ${away}`}.`;
    }
    const work = say('Nous travaillons', 'Je travaille');
    if (!home) return `${work} ${here}, pour ${clients.plural ? 'des clients' : 'un public'} ${away}.`;
    return others.length === 0
      ? `${say('Nous sommes', 'Je suis')} ${here}, ${clients.phrase} aussi.`
      : `${work} ${here}, et aussi ${away}.`;
  });
}

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
