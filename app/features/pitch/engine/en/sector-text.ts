import type { Sector } from '../sectors';
import type { Niche } from './niche-clues';
import type { SectorLines } from './sector-lines';
import { goodsSectors } from './sectors/goods';
import { homeNiches } from './sectors/home-niches';
import { leisureNiches } from './sectors/leisure-niches';
import { lifeNiches } from './sectors/life-niches';
import { moreNiches } from './sectors/more-niches';
import { peopleNiches } from './sectors/people-niches';
import { peopleSectors } from './sectors/people';
import { techSectors } from './sectors/tech';
import { tradeNiches } from './sectors/trade-niches';

export const sectorTexts: Record<Exclude<Sector, 'general'> | Niche, SectorLines> = {
  ...goodsSectors,
  ...peopleSectors,
  ...techSectors,
  ...homeNiches,
  ...peopleNiches,
  ...leisureNiches,
  ...tradeNiches,
  ...moreNiches,
  ...lifeNiches,
};
