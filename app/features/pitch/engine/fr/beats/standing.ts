import { beat, weigh, type Beat } from '../../compose/beat';
import { textsOf } from '../../compose/told';
import { isRental, kindOf } from '../findings/places';
import { countWords, lowerFirst } from '../../words';
import { isSentence } from '../clauses';
import { startsWithInfinitive } from '../infinitive';
import { inPlace, inPlaces, thePlaces } from '../places';
import { listOf } from '../grammar';
import { findJargon } from '../jargon';
import type { Voice } from '../voice';

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
          textsOf({ text: said(voice, text), shorter: [] }),
        ),
      ),
  ];
}

/** « Apprendre plutôt que faire à la place » is no sentence yet. */
function said({ say }: Voice, message: string): string {
  return !isSentence(message) &&
    !message.includes(' : ') &&
    (startsWithInfinitive(lowerFirst(message)) || !/, /u.test(message))
    ? `${say('Notre', 'Mon')} principe : ${lowerFirst(message)}`
    : message;
}

function places(voice: Voice): string[] {
  const { reading, vary, say } = voice;
  const planned = reading.brief.category === 'concept';
  const { distributedIn: sold, madeIn: made } = reading.brief;
  const lists = sold.length > 3 ? [sold.length, 3] : [sold.length];
  if (made === undefined) {
    const proven = reading.sentences.some((sentence) => sentence.role === 'proof');
    const ground = say('Notre terrain', 'Mon terrain');
    return lists.flatMap((most) => [
      ...vary('places', [
        `${ground} : ${thePlaces(sold, most)}.`,
        planned
          ? `${say('Nous commencerons', 'Je commencerai')} ${inPlaces(sold, most)}.`
          : proven || reading.brief.category !== 'project'
            ? `${say('Nous travaillons', 'Je travaille')} ${inPlaces(sold, most)}.`
            : `${say('Nous commençons', 'Je commence')} ${inPlaces(sold, most)}.`,
      ]).slice(0, 1),
    ]);
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
        ? `La fabrication et la location se font ${here}.`
        : `La fabrication se fait ${here}, la location ${everywhere}.`;
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
      ? `${work} ${here}, là où se ${clients.plural ? 'trouvent' : 'trouve'} ${clients.phrase}.`
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
  if (reading.values.length === 1)
    return [`${words.includes(' ') ? 'Un principe' : 'Un mot'} ${say('nous', 'me')} guide : ${words}.`];
  const what = reading.values.every((value) => countWords(value) === 1) ? 'mots' : 'idées';
  const count = numerals[reading.values.length] ?? 'Quelques';
  return vary('values', [
    `${count} ${what} ${say('nous', 'me')} guident : ${words}.`,
    `${say('Nos', 'Mes')} valeurs tiennent en ${count.toLowerCase()} ${what} : ${words}.`,
  ]).slice(0, 1);
}

const numerals: Record<number, string> = { 2: 'Deux', 3: 'Trois', 4: 'Quatre', 5: 'Cinq', 6: 'Six' };
