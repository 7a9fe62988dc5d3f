import type { Sector } from '../sectors';
import { goodsSectors } from './sectors/goods';
import { peopleSectors } from './sectors/people';
import type { SectorLines } from './sector-lines';
import { techSectors } from './sectors/tech';

export const sectorTexts: Record<Sector, SectorLines> = { ...goodsSectors, ...peopleSectors, ...techSectors };
