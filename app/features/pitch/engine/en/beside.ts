import type { Brief } from '../../pitch';
import type { Sector } from '../sectors';
import { fold } from '../words';

/** True when the sector's texts speak of another public than the brief's, or of another thing. */
export function speaksBeside(sector: Sector, { usedBy, description, category }: Brief): boolean {
  const [whom, what] = [fold(usedBy), fold(description)];
  switch (sector) {
    case 'industry':
      return !factory.test(
        `${whom} ${what.replace(/\b(?:vending|washing|coffee|sewing) machines?\b/gu, '')}`,
      );
    case 'services':
      return category === 'product' || counsel.test(what) || /\b(?:teach\w*|train(?:s|ing)?)\b/u.test(what);
    case 'health':
      return (
        category === 'product' &&
        !/\b(?:patients?|disease|clinical|symptoms?|tremors?|rehab\w*|diabet\w*|wounds?|therap\w*|treat\w*)\b/u.test(
          what,
        )
      );
    case 'building':
      return (
        material.test(what) || /\b(?:tiny houses?|housing|(?:homes?|flats?) for|shared house)\b/u.test(what)
      );
    case 'mobility':
      return onTheJob.test(whom) || /\b(?:parking|school|deliver\w*)\b/u.test(what);
    case 'tourism':
      return /\b(?:agents|agenc\w*|compan\w*|firms?|investors)\b/u.test(whom);
    case 'culture':
      return /\b(?:publishers?|compan\w*|brands?|agenc\w*)\b/u.test(whom);
    case 'agriculture':
      return (
        /\b(?:(?<!market )gardeners?|social services|schools?|councils?|compan\w*|offices?)\b/u.test(whom) ||
        /\b(?:cameras?|insur\w*|invoic\w*|bookkeep\w*|burglar\w*|theft|vets?|phones?)\b/u.test(what)
      );
    case 'crafts':
      return category === 'service' || makers.test(whom) || !byHand.test(what);
    case 'beauty':
      return category === 'service' || makers.test(whom);
    case 'fashion':
    case 'food':
      return makers.test(whom);
    default:
      return false;
  }
}

/** Where things are made: “industry” tells of production lines. */
const factory =
  /\b(?:factor(?:y|ies)|workshops?|production|manufactur\w*|machines?|machining|industr\w*|plants?|mills?|shop floor|maintenance|foundr\w*|weld\w*|warehouses?|assembly)\b/u;

/** “Services” tells of small jobs about the house and the office. */
const counsel =
  /\b(?:coach\w*|consult\w*|therap\w*|mentor\w*|recruit\w*|menopause|wellbeing|well-being|career\w*|dentur\w*|translat\w*|interpret\w*)\b/u;

/** “Building” tells of works, not of what they are made with. */
const material =
  /\b(?:bags? of|bricks?|blocks?|plaster|paint|panels?|tiles?|insulation (?:made|boards?)|made (?:of|from))\b/u;

/** “Mobility” tells of those who travel, not of those who drive for a living. */
const onTheJob = /\b(?:drivers?|truckers?|haul\w*|fleets?|logistics|shippers?|couriers?|carriers|crews?)\b/u;

/** What the goods' texts say of buyers at home is not true of those who buy for their trade. */
const makers =
  /\b(?:brands?|manufacturers?|makers|designers|wholesalers?|distributors?|industr\w*|breweries|producers|canteens?|hospitals?|chefs?|caterers?|growers?|farmers?|town halls?|councils?|schools?|municipal\w*|social services|bakers|cooks who)\b/u;

/** “Crafts” tells of the hand that made it. */
const byHand =
  /\b(?:hand\w*|by hand|artisans?|craft\w*|forg\w*|sew\w*|weav\w*|knit\w*|carv\w*|stitch\w*|woven|carved|turned|thrown|sewn|stitched|knitted|workshops?|wood\w*|oak|leather|potter\w*|ceramic\w*|stoneware|clay|linen|wool|glass|wax|poured|planters?|basket\w*|jewell?e?ry)\b/u;
