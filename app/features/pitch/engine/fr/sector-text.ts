import type { Sector } from '../sectors';
import type { Niche } from './niche';
import { goodsSectors } from './sectors/goods';
import { leisureNiches } from './sectors/leisure-niches';
import { dailyNiches } from './sectors/daily-niches';
import { peopleSectors } from './sectors/people';
import { supportNiches } from './sectors/support-niches';
import type { SectorLines } from './sector-lines';
import { techSectors } from './sectors/tech';

export const sectorTexts: Record<Sector | Niche, SectorLines> = {
  ...goodsSectors,
  ...peopleSectors,
  ...techSectors,
  ...dailyNiches,
  ...leisureNiches,
  ...supportNiches,
};
