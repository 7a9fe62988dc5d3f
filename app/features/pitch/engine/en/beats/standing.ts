import { beat, weigh, type Beat } from '../../compose/beat';
import { textsOf } from '../../compose/told';
import { isMixed, isQuality, kindOfValues, withThe } from '../beliefs';
import { listOf } from '../grammar';
import { findJargon } from '../jargon';
import { inPlace, inPlaces } from '../places';
import { ships, type Voice } from '../voice';

/** Where it is made and sold, and what the founders stand for. */
export function standing(voice: Voice): Beat[] {
  return [
    beat('places', weigh(0, 5, 20, 20), places(voice), true),
    beat('values', weigh(0, 4, 20, 20), values(voice)),
    ...voice.reading.messages
      .slice(0, 3)
      .map((text, order) =>
        beat('message', weigh(1, 4, 12 - order * 3, 14 - order * 3), textsOf({ text, shorter: [] })),
      ),
  ];
}

function places(voice: Voice): string[] {
  const { reading, say, vary } = voice;
  const { distributedIn: sold, madeIn: made, category } = reading.brief;
  const we = say('We', 'I');
  const are = say('We’re', 'I’m');
  const goods = ships(voice);
  const lists = sold.length > 3 ? [sold.length, 3] : [sold.length];
  if (made === undefined) {
    if (category === 'project' || category === 'concept')
      return lists.map((most) =>
        reading.sentences.some(({ role }) => role === 'proof')
          ? `${we} work ${inPlaces(sold, most)}.`
          : `${we} want to start ${inPlaces(sold, most)}.`,
      );
    if (reading.brief.goal === 'users')
      return lists.map((most) => `You’ll find ${say('us', 'me')} ${inPlaces(sold, most)}.`);
    return lists.map((most) => `${we} ${goods ? 'sell' : 'work'} ${inPlaces(sold, most)}.`);
  }
  const abroad = sold.filter((code) => code !== made);
  const known = reading.offer.phrase !== undefined || reading.offer.short !== undefined;
  const it = known && reading.offer.plural ? 'them' : 'it';
  const goodsMade = known || abroad.length === 0 ? it : 'everything';
  if (abroad.length === 0)
    return goods
      ? [`${we} make ${it} and sell ${it} ${inPlace(made)}.`]
      : vary('places', [
          `${are} based ${inPlace(made)}, and that’s where ${say('we', 'I')} work.`,
          `${we} work ${inPlace(made)}, where ${say('we’re', 'I’m')} based.`,
        ]);
  const most = abroad.length > 3 ? [abroad.length, 3] : [abroad.length];
  const atHome = abroad.length < sold.length;
  if (!goods)
    return most.map(
      (shown) =>
        `${are} based ${inPlace(made)}, and ${say('we', 'I')} ${atHome ? 'also ' : ''}work ${inPlaces(abroad, shown)}.`,
    );
  return most.map((shown) =>
    atHome
      ? `${we} make ${goodsMade} ${inPlace(made)}, and sell ${it} there and ${inPlaces(abroad, shown)}.`
      : `${we} make ${goodsMade} ${inPlace(made)} and sell ${it} ${inPlaces(abroad, shown)}.`,
  );
}

function values(voice: Voice): string[] {
  const { reading, say, vary } = voice;
  if (reading.values.length === 0) return [];
  if (reading.quotedLang !== undefined)
    return [`What matters to us: ${listOf(reading.values.map((value) => `« ${value} »`))}.`];
  const said = reading.values.map((value) =>
    findJargon(value).length > 0 ? `« ${value} »` : withThe(value),
  );
  const kind = kindOfValues(reading.values);
  if (kind === 'motto') return [`${say('Our', 'My')} motto: ${said.join(', ')}.`];
  if (kind === 'qualities') {
    const what = ships(voice) ? `keeping ${reading.offer.plural ? 'them' : 'it'}` : 'being';
    return [`${say('We', 'I')} make a point of ${what} ${listOf(said)}.`];
  }
  const made = /^(?:made|built|grown|designed|sewn|printed|cooked|baked|drawn|woven|knitted) /u;
  if (ships(voice) && said.length === 1 && made.test(said[0] ?? ''))
    return [`${reading.offer.plural ? 'They’re' : 'It’s'} ${said[0] ?? ''}.`];
  if (kind === 'rule' && isMixed(reading.values)) {
    const [nouns, adjectives] = [said.filter((value) => !isQuality(value)), said.filter(isQuality)];
    return [`What matters most to ${say('us', 'me')}: ${nouns.join(', ')}, and being ${listOf(adjectives)}.`];
  }
  if (kind === 'rule')
    return [
      `${say('Our', 'My')} rule: ${listOf(said, said.some((value) => value.includes(' ')) ? ', and' : 'and').replace(' ,', ',')}.`,
    ];
  return vary('values', [
    `${say('We stand', 'I stand')} for ${listOf(said)}.`,
    `What guides ${say('us', 'me')}: ${listOf(said)}.`,
    `What matters most to ${say('us', 'me')}: ${listOf(said)}.`,
  ]).slice(0, 1);
}
