import type { Sector } from '../sectors';
import type { SectorLines } from './sector-lines';
import { goodsSectors } from './sectors/goods';
import { leisureSectors } from './sectors/leisure';
import { peopleSectors } from './sectors/people';
import { techSectors } from './sectors/tech';
import { worksSectors } from './sectors/works';

export const sectorTexts: Record<Exclude<Sector, 'general'>, SectorLines> = {
  ...goodsSectors,
  ...leisureSectors,
  ...peopleSectors,
  ...techSectors,
  ...worksSectors,
};
