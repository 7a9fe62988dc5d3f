import { fold, upperFirst } from '../../words';
import { inSingleMarket, isContinent } from '../../places/facts';
import { inPlace, isFrenchRegion, thePlace, thePlaces } from '../places';
import type { Reading } from '../../read/reading';
import { definingText } from '../defining-text';
import { isRental, kindOf } from './places';
import type { Voice } from '../voice';

/** Step 4: what the place it is made in implies for the places it is sold in. */
export function origin(voice: Voice): string[] {
  const { madeIn: made, distributedIn: sold } = voice.reading.brief;
  const tangible = kindOf(voice) !== 'none' || isRental(voice.reading);
  if (made === undefined) return withoutOrigin(tangible, worksOnline(voice.reading), sold);
  const abroad = sold.filter((code) => code !== made);
  return tangible ? goods(made, abroad) : services(made, abroad, worksOnline(voice.reading));
}

function withoutOrigin(tangible: boolean, isDigital: boolean, sold: string[]): string[] {
  return tangible
    ? [
        'Le lieu de fabrication n’est pas dit : le donner permettrait de parler d’origine, de délai et de douane.',
        sold.some((code) => !inSingleMarket(code))
          ? 'Hors de l’Union européenne, c’est lui qui décide des droits à payer.'
          : 'En Europe, il répond à une question que l’acheteur pose souvent : d’où cela vient-il ?',
      ]
    : [
        isDigital
          ? 'Le lieu d’où vous travaillez n’est pas dit : le donner répondrait à deux questions, où sont les données et qui répond au téléphone.'
          : 'Le lieu d’où vous travaillez n’est pas dit : le donner montrerait que vous connaissez le terrain, et qui se déplace.',
        sold.length > 1
          ? `Pour servir ${thePlaces(sold.slice(0, 3))}, dites d’où vous partez et qui répond sur place.`
          : `${upperFirst(inPlace(sold[0] ?? 'FR'))}, une ville nommée dès la première phrase rassure plus qu’un pays entier.`,
      ];
}

function goods(made: string, abroad: string[]): string[] {
  const from = isContinent(made)
    ? `${upperFirst(inPlace(made))} est vaste : une mention d’origine demande un pays.`
    : claim(made);
  const outside = abroad.filter(
    (code) => inSingleMarket(code) !== inSingleMarket(made) || !inSingleMarket(code),
  );
  const [far] = outside;
  if (abroad.length === 0)
    return [
      from,
      `Fabriquer et vendre ${inPlace(made)} : ni douane ni change. Dites le délai que cela permet, c’est un argument.`,
    ];
  const island = abroad.find(isFrenchRegion);
  if (far === undefined && island !== undefined && made === 'FR')
    return [
      from,
      `Vers ${thePlace(island)}, comptez le transport et l’octroi de mer : ils changent le prix, et le régime de TVA n’est pas celui de la métropole.`,
    ];
  if (far === undefined)
    return [
      from,
      `Vers ${thePlace(abroad[0] ?? made)}, la marchandise circule sans droits de douane ; au-delà de 10 000 € par an de ventes à distance aux particuliers, la TVA est celle de leur pays (guichet unique).`,
    ];
  return [
    from,
    `Vers ${thePlace(far)}, il y a une douane : un code tarifaire, une origine à prouver si un accord réduit les droits, un transport à compter dans le prix.`,
  ];
}

function claim(made: string): string {
  if (made === 'FR')
    return '« Fabriqué en France » se mérite : l’origine est celle du lieu de la dernière transformation substantielle, et la DGCCRF contrôle la mention.';
  if (inSingleMarket(made))
    return `Une fabrication ${inPlace(made)} se revendique si la dernière transformation substantielle y a lieu (code des douanes de l’Union).`;
  if (made === 'US')
    return '« Made in USA » n’est admis par la FTC que si presque tout le produit y est fait.';
  if (made === 'CH')
    return '« Swiss made » et la croix suisse demandent une part minimale du coût, ou des matières premières pour un aliment, en Suisse (règles « Swissness »).';
  return `L’origine se dit au lieu de la dernière transformation substantielle : ici, ${thePlace(made)}.`;
}

/** Nothing is shipped and nobody comes: data and a telephone number are what the place decides. */
function worksOnline({ offer, sector }: Reading): boolean {
  return (
    sector === 'software' ||
    sector === 'finance' ||
    /\b(?:appli|application|logiciel|plateforme|site|en ligne|algorithme|jeu video)\b/u.test(
      fold(definingText(offer)),
    )
  );
}

function services(made: string, abroad: string[], isDigital: boolean): string[] {
  const home = isDigital
    ? `Votre équipe travaille ${inPlace(made)} : dites où sont hébergées les données et à quelles heures on vous répond.`
    : `Vous travaillez ${inPlace(made)} : dites ce que l’on y gagne, un délai, une langue ou quelqu’un à qui parler.`;
  const [far] = abroad.filter((code) => !inSingleMarket(code));
  if (abroad.length === 0)
    return [
      home,
      isDigital
        ? 'Vos clients sont dans le même pays : même droit, mêmes horaires, et un support qui peut se déplacer.'
        : 'Être sur place rassure, et limite aussi la taille : dites jusqu’où vous pouvez aller, et quand il faudra quelqu’un de plus.',
    ];
  if (far !== undefined && inSingleMarket(made))
    return [
      home,
      `Pour ${thePlace(far)}, hors de l’Union, prévoyez le droit du contrat, la monnaie de la facture et le passage des données d’un pays à l’autre.`,
    ];
  const [target] = abroad;
  if (target !== undefined && isFrenchRegion(target) && made === 'FR')
    return [
      home,
      `Entre la métropole et ${thePlace(target)}, le droit et la monnaie sont les mêmes : restent les horaires et un régime de TVA différent.`,
    ];
  if (target !== undefined && (isContinent(target) || isContinent(made)))
    return [
      home,
      'Pour aller plus loin, nommez un premier pays : il fixera la langue du contrat, la TVA et le moyen de paiement.',
    ];
  return [
    home,
    `Entre ${thePlace(made)} et ${thePlace(abroad[0] ?? made)}, la difficulté n’est pas la douane : c’est la langue du support et la facturation de la TVA.`,
  ];
}
