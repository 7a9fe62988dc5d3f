import type { Sector } from '../sectors';
import type { Niche } from './niche-clues';
import { goodsSectors } from './sectors/goods';
import { homeNiches } from './sectors/home-niches';
import { leisureNiches } from './sectors/leisure-niches';
import { dailyNiches } from './sectors/daily-niches';
import { peopleSectors } from './sectors/people';
import { supportNiches } from './sectors/support-niches';
import { workSectors } from './sectors/works';
import type { SectorLines } from './sector-lines';
import { techSectors } from './sectors/tech';
import { sharingNiches } from './sectors/sharing-niches';
import { tradeNiches } from './sectors/trade-niches';

export const sectorTexts: Record<Sector | Niche, SectorLines> = {
  ...goodsSectors,
  ...workSectors,
  ...peopleSectors,
  ...techSectors,
  ...dailyNiches,
  ...homeNiches,
  ...leisureNiches,
  ...supportNiches,
  ...tradeNiches,
  ...sharingNiches,
};
