import type { BriefSentence, Offer } from '../read/reading';
import { countStems, sectors, type Sector } from '../sectors';
import { fold } from '../words';
import { sectorStems } from './lexicon';
import { coreOf, isVague, soldBy, withoutNames } from './sold';
import { soldInSector } from './sold-sectors';

type Named = Exclude<Sector, 'general'>;

const namedSectors = sectors.filter((sector) => sector !== 'general');

/**
 * The sector of an offer, or `general` unless what is sold names it. Where its noun says no trade (« un sensor »), what
 * goes with the noun and another part of the brief must agree on one sector, and nothing point elsewhere.
 */
export function sectorOf(offer: Offer, said: BriefSentence[], who: string, description: string): Sector {
  const sold = soldBy(offer, said, description);
  const lead = leadingSector(offer, said, who, description);
  const all = withoutAbsent(fold(`${sold.join(' ')} ${description} ${who}`));
  const named = namedSectors
    .filter((sector) => sold.some((thing) => soldInSector[sector].test(thing)))
    .filter((sector) => !people.has(sector) || needs[sector]?.test(all) === true);
  if (named.length > 0)
    return (
      named.find((sector) => sector === lead) ?? (named.length === 1 ? named[0] : undefined) ?? 'general'
    );
  const [thing = ''] = sold;
  if (lead === 'general' || !isVague(thing)) return 'general';
  const inCore = namedSectors.filter((sector) => hitsOf(coreOf(thing), sector) > 0);
  const around = withoutAbsent(fold(`${thing.slice(coreOf(thing).length)} ${who}`));
  return inCore.length === 1 && inCore[0] === lead && hitsOf(around, lead) > 0 ? lead : 'general';
}

/**
 * The sector that leads clearly: the head noun of an offer and its public say far more than words elsewhere, and a sector
 * also asks for a word without which what is usually said of it would be false.
 */
function leadingSector(offer: Offer, said: BriefSentence[], who: string, description: string): Sector {
  const phrase = withoutAbsent(
    fold(withoutNames(offer.phrase ?? offer.short ?? firstTold(said) ?? description)),
  );
  const [head = ''] = phrase.split(/ (?:que|quien|quienes|donde|cuy[oa]s?|para|con|por) |[,:]/u);
  const whole = fold(who);
  const [publicHead = ''] = whole.split(/ (?:que|quienes|cuy[oa]s?|sin) |,/u);
  const elsewhere = withoutAbsent(
    fold(
      said
        .filter(({ role }) => role === 'how' || role === 'benefit' || role === 'problem')
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const all = withoutAbsent(`${phrase} ${fold(description)} ${whole}`);
  const zones: [string, number][] = [
    [head, 3],
    [head.split(' ').find((word) => !/^(?:una?|unos|unas|el|la|los|las)$/u.test(word)) ?? '', 2],
    [phrase.slice(head.length), 1.5],
    [offer.phrase === undefined ? fold(said.find(({ role }) => role === 'team')?.text ?? '') : '', 2],
    [publicHead, 2],
    [whole.slice(publicHead.length), 0.5],
  ];
  const [first, second] = namedSectors
    .map((sector) => ({
      sector,
      hits:
        zones.reduce((sum, [text, weight]) => sum + weight * hitsOf(text, sector), 0) +
        Math.min(2, hitsOf(elsewhere, sector) * 0.75),
    }))
    .filter(({ sector, hits }) => hits > 0 && (needs[sector]?.test(all) ?? true))
    .toSorted((a, b) => b.hits - a.hits);
  if (first === undefined || first.hits < leastHits) return 'general';
  return second === undefined || first.hits >= second.hits * clearLead ? first.sector : 'general';
}

// What is usually said there speaks of pupils, of fields, of hands: the offer's own noun does not tell of them.
const people = new Set<Sector>(['agriculture', 'association', 'crafts', 'education']);

const leastHits = 3;
const clearLead = 1.3;

function firstTold(said: BriefSentence[]): string | undefined {
  return said.find(({ role }) => role === 'how' || role === 'benefit')?.text;
}

function hitsOf(text: string, sector: Named): number {
  return countStems(text, sectorStems[sector]);
}

/** What the offer does without, or is not, says nothing of its sector. */
export function withoutAbsent(folded: string): string {
  return folded
    .replace(
      /\bpoligonos? industrial(?:es)?|\bbancos? de (?!alimentos|espana|inversion)\w+|\ben bici(?:cleta)?s?\b|\b(?:restos|sobras|residuos) (?:de \w+|organicos)/gu,
      ' ',
    )
    .replace(
      /\b(?:sin|ni|a diferencia de|al contrario que|en (?:lugar|vez) de|como si fuera)(?: (?:l[oa]s?|el|una?|que))? [\w-]+(?: de \w+)?/gu,
      ' ',
    );
}

const needs: Partial<Record<Named, RegExp>> = {
  agriculture:
    /\b(?:agricult|ganader|viticult|horticult|hortelan|apicult|campesin|fincas?\b(?! urbana)|granjas?\b|explotacion|cooperativas? agr|olivarer|productores de)/u,
  association:
    /\b(?:asociacion|ong\b|solidari|refugiad|precari|sin hogar|soledad|viven sol[oa]s|aislad|ayuda mutua|exclusion|insercion|banco de alimentos|inmigrante|migrante)/u,
  building:
    /\b(?:obras?\b|reform|construc|construi|rehabilita|arquitect|tejado|albanil|aislamiento|edificio)/u,
  crafts: /\b(?:a mano|artesan|ceramic|alfar|vajilla|ebanist|forja|mimbre|cuero|taller|torn[eo])/u,
  culture:
    /\b(?:teatr|concierto|festival|espectaculo|museo|exposicion|danza|cine\b|titeres|escenario|funciones|musica en (?:vivo|directo)|patrimonio|gira\b)/u,
  education:
    /^(?=.*\b(?:clases\b|cursos?\b|taller|formacion|aprend|ensen|tutor|refuerzo|examen|academia|matematic|imparte|leer\b)).*\b(?:alumn|estudiant|escolar|colegio|escuela|instituto|examen|oposicion|matematic|universi|docente|profesor|primaria|secundaria)/u,
  energy:
    /\b(?:energi|calefac|solar|fotovolt|aislamiento|autoconsumo|consumo electrico|factura de la luz|bomba de calor|calor\b)/u,
  food: /\b(?:aliment|galleta|restaurant|comida|comer|menu|plato|cocin|pan\b|panad|pastel|cerveza|vino|zumo|queso|queseria|leche|conserva|comedor|salsa|sopa|chocolat|cafe\b|miel\b|mermelada|sabor|receta|merienda|bebida|helado|aceite|fruta|verdura|granel|gastronom|croqueta|embutid|harina|carne|pescado|huevo|infusion)/u,
  fashion:
    /\b(?:moda\b|prendas?\b|zapat|calzado|camiset|jersey|vestid|lana\b|costur|cosid|vaquer|bolsos?\b|armario|ropa (?:de segunda|infantil|para|hecha|deportiva|interior|usada))/u,
  health:
    /\b(?:salud|sanitari|cuidador|enfermer|medic[oa]|pacient|hospital|terap|fisio|clinic|farmac|dependien|rehabilit|diabet|autis|dolor|demencia|alzheimer|ictus|cuid)/u,
  industry:
    /\b(?:pymes? industrial|fabricas?\b|planta de|lineas? de produccion|mantenimiento|averia|metalurg|linea\b)/u,
  mobility:
    /\b(?:trayecto|transportista|transportamos|transportar|transporte (?:publico|urbano|escolar|colectivo|compartido|a demanda|de (?:mercanc|personas|viajeros))|(?:compartir|sin|alquil\w+) (?:el |un )?coche|coches? (?:compartido|electrico)|movilidad (?:urbana|sostenible|electrica)|patinete|reparto|repartidor|entregas|ultima milla|desplaz|autobus|bicicletas? de carga|flota|ir al trabajo|mensajer)/u,
  tourism:
    /\b(?:viajer|turistas?\b|turismo|huespedes|senderis|rutas|excursion|visitas? guiad|albergue|cicloturis|vacaciones|escapada|peregrin|camping|alojamiento|viajes?\b)/u,
};
