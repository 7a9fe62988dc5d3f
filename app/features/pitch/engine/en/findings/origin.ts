import { inSingleMarket, isContinent } from '../../places/facts';
import { languagesOf } from '../../places/money';
import { fold, upperFirst } from '../../words';
import { isDigital } from '../digital';
import { inPlace, inPlaces, thePlace } from '../places';
import type { Voice } from '../voice';
import { kindOf } from './places';

/** Step 4: what the place it is made in implies for the places it is sold in. */
export function origin(voice: Voice): string[] {
  const { madeIn: made, distributedIn: sold } = voice.reading.brief;
  const tangible = kindOf(voice) !== 'none';
  const onScreen = isDigital(voice.reading) || online.test(fold(voice.reading.brief.description));
  if (made === undefined) return withoutOrigin(tangible, onScreen, sold);
  const abroad = sold.filter((code) => code !== made);
  return tangible ? goods(made, abroad) : services(made, abroad, onScreen);
}

function withoutOrigin(tangible: boolean, onScreen: boolean, sold: string[]): string[] {
  return tangible
    ? [
        'You don’t say where it is made: saying so would let you speak of origin, delivery times and customs.',
        sold.length > 1 && sold.some((code) => !inSingleMarket(code))
          ? 'Across a border, the place of origin decides what duty is paid.'
          : 'It also answers what buyers often ask: where does it come from?',
      ]
    : [
        onScreen
          ? 'You don’t say where you work from: saying so would answer two questions, where the data is kept and who picks up the phone.'
          : 'You don’t say where you work from: saying so would show that you know the ground, and who turns up.',
        `For an offer available ${inPlaces(sold.slice(0, 3))}, someone on the spot reassures from the first sentence.`,
      ];
}

function goods(made: string, abroad: string[]): string[] {
  const from = isContinent(made)
    ? `${upperFirst(thePlace(made))} is a continent: a mark of origin names a country.`
    : claim(made);
  const far = abroad.find((code) => inSingleMarket(code) !== inSingleMarket(made) || !inSingleMarket(code));
  if (abroad.length === 0)
    return [
      from,
      `Making and selling ${inPlace(made)} means no customs and no exchange rate, so delivery times are yours to set.`,
    ];
  if (far === undefined)
    return [
      from,
      `From ${thePlace(made)} to ${thePlace(abroad[0] ?? made)}, goods move inside the single market: no customs duty, but VAT to declare.`,
    ];
  return [
    from,
    `Between ${thePlace(made)} and ${thePlace(far)} there is a customs border: a tariff code, an origin to prove if a trade deal cuts the duty, and freight to count in the price.`,
  ];
}

function claim(made: string): string {
  if (made === 'FR')
    return '“Made in France” has to be earned: origin is where the last substantial transformation takes place, and the French consumer authority (DGCCRF) checks the claim.';
  if (made === 'GB')
    return '“Made in Britain” must not mislead: consumer law looks at where the product was last substantially changed.';
  if (inSingleMarket(made))
    return `You can say that it is made ${inPlace(made)} if the last substantial transformation takes place there (Union Customs Code).`;
  if (made === 'US')
    return 'The FTC accepts “Made in USA” only when all or virtually all of the product is made there.';
  if (made === 'CH')
    return 'The Swiss cross requires a minimum share of the cost to be incurred in Switzerland (the “Swissness” rules).';
  return `Customs take as origin the place of the last substantial transformation: check that it is ${thePlace(made)}, whatever the parts.`;
}

const online = /(?:apps?|website|web site|software|platform|online|algorithm|dashboard)/u;

function services(made: string, abroad: string[], onScreen: boolean): string[] {
  const home = onScreen
    ? `Your team works ${inPlace(made)}: say where the data is kept, and at what hours someone answers.`
    : `What you do is done ${inPlace(made)}, by people on the spot: say in which town, and whom one meets.`;
  const far = abroad.find((code) => !inSingleMarket(code));
  if (abroad.length === 0)
    return [
      home,
      `Serving the country you work in, ${thePlace(made)}, spares you the exchange rate and the question of whose law applies.`,
    ];
  if (far !== undefined && inSingleMarket(made))
    return [
      home,
      `For ${thePlace(far)}, outside the European Union, plan for a local contract, the time zone, and the transfer of data across the border.`,
    ];
  const first = abroad[0] ?? made;
  if (isContinent(first))
    return [
      home,
      `To serve a whole continent from ${thePlace(made)}, count several languages, currencies and time zones: say which country comes next.`,
    ];
  const spoken = languagesOf(made).some((language) => languagesOf(first).includes(language));
  return [
    home,
    `Between ${thePlace(made)} and ${thePlace(first)}, customs is not the difficulty: ${spoken ? 'sales tax and the hours of support are' : 'sales tax and the language of support are'}.`,
  ];
}
