import type { Brief } from '../../pitch';
import type { Audience } from '../read/reading';
import { countWords } from '../words';
import type { SectorLines } from './sector-lines';
import { techSectors } from './sectors/tech';

/** What is said when no sector is clear: it leans on the audience, and on the kind of offer for what it meets. */
export function generalText({ category }: Brief, audience: Audience): SectorLines {
  const base = techSectors.general;
  return {
    ...base,
    hooks: [...aboutThem(category, audience), ...base.hooks],
    rivals:
      category === 'product' ? base.rivals : category === 'service' || category === 'offer' ? hired : known,
  };
}

const hired = ['las empresas de siempre', 'los arreglos caseros', 'la ayuda de los conocidos'];
const known = ['las soluciones de siempre', 'los arreglos caseros', 'la ayuda de los conocidos'];

function aboutThem(category: Brief['category'], { sure, plural, broad, short }: Audience): string[] {
  if (!sure || !plural || broad || countWords(short) > 10) return [];
  return category === 'service'
    ? [`¿A quién acuden hoy ${short}?`, `¿Con quién cuentan hoy ${short}?`]
    : [`¿Con qué se conforman hoy ${short}?`, `¿Qué tienen hoy a mano ${short}?`];
}
