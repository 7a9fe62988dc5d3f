import type { Clue } from './clue';

/** Clues of niches about trades, places and things; the first that fits wins. */
export const tradeClues: Clue[] = [
  {
    niche: 'repair',
    cue: /\btaller de bici|\b(?:repar\w+|arregl\w+).{0,60}\b(?:lavadoras?|neveras?|lavavajillas|cafeteras?|televis\w+|bici\w*|movil(?:es)?|telefonos?|electrodomesticos?|ordenador(?:es)?|aparatos?|patinetes?|instrumentos?|muebles)|\b(?:bici\w*|telefonos?|electrodomesticos?|ordenador(?:es)?|patinetes?)\b.{0,60}\b(?:repar|arregl)/u,
    within: ['mobility', 'services', 'general', 'software', 'association', 'education', 'crafts'],
  },
  {
    niche: 'events',
    cue: /\b(?:bodas?|eventos?|celebraciones?|cumpleanos|fiestas?|congresos?)\b/u,
    not: /\b(?:ropa|vestidos?|joyas?)\b/u,
    within: ['general', 'services', 'culture', 'food', 'crafts'],
  },
  {
    niche: 'hiring',
    not: /\b(?:parad[oa]s|en paro|desemplead\w+|buscan? (?:su primer |un )?(?:empleo|trabajo)|recien graduad\w+)\b/u,
    cue: /\b(?:candidat\w+|curriculums?|seleccion de personal|seleccion(?:o|amos) (?:a |al )?personal|busca\w* (?:empleo|trabajo)|ofertas? de (?:empleo|trabajo)|contrataci\w+)\b/u,
    within: ['general', 'services', 'software', 'education'],
  },
  {
    niche: 'housing',
    cue: /\b(?:pisos? (?:compartid\w+|de alquiler|vaci\w+)|habitaci(?:on|ones)|inquilin\w+|alquil\w+ (?:de )?(?:pisos?|viviendas?|habitaci\w+)|companer[oa]s? de piso)\b/u,
    not: /\b(?:reforma\w*|rehabilit\w*|hotel\w*|obras?)\b/u,
    within: ['general', 'building', 'services', 'software', 'tourism', 'association'],
  },
  {
    niche: 'kitchens',
    cue: /\b(?:cocin\w+|compra\w*|desperdici\w*|sobra\w*|pedidos?|stock|despensa|camara|ingredientes?|escandallo\w*|proveedor\w*)\b/u,
    audience: /\b(?:restaurantes?|cociner[oa]s|chefs?|hosteler\w+|bares|cafeterias|comedores)\b/u,
    within: ['software', 'general', 'services'],
  },
  {
    niche: 'pantry',
    not: /\b(?:restos de (?:comida|cocina)|residuos|compost|(?:de|en) casa)\b/u,
    audience: /\b(?:tiendas?|restaurantes?|cociner[oa]s|chefs?|hosteler\w+|bares|tender[oa]s|comercios?)\b/u,
    within: ['food', 'agriculture'],
  },
  {
    niche: 'larder',
    not: /\b(?:pienso|criador\w*|ganader\w*|fabricantes?|industri\w*)\b/u,
    cue: /^(?:un[oa]?s? )?(?:aceites?|sal|miel(?:es)?|azafran|pimenton|quesos?|jamon(?:es)?|embutidos?|conservas?|mermeladas?|cafe|chocolates?|legumbres|garbanzos|nueces|almendras|pistachos|avellanas|lentejas|arroz|quinua|quinoa|vinagre|especias|turron(?:es)?|frutos secos|salsas?|harinas?|encurtidos|huevos)\b/u,
    within: ['food', 'agriculture', 'crafts', 'general'],
  },
  {
    niche: 'outings',
    cue: /\b(?:paseos?|caminatas?|salidas?|excursiones?|avistamiento\w*|observacion de)\b/u,
    not: /\b(?:perr[oa]s?|de compras|hotel\w*|tren)\b/u,
    within: ['general', 'culture', 'tourism', 'association', 'education'],
  },
  {
    niche: 'drinks',
    cue: /\b(?:vinos?|cervezas?|sidras?|vermut|licor(?:es)?|ginebra|kombucha|cerveceria)\b/u,
    within: ['food', 'agriculture', 'general', 'crafts'],
  },
  {
    niche: 'shopkeepers',
    audience: /\b(?:tender[oa]s|comerciantes|comercios?|pequenas tiendas|tiendas de barrio|librer[oa]s)\b/u,
    within: ['general', 'software', 'services', 'finance'],
  },
  {
    niche: 'family',
    audience: /\b(?:padres|madres|familias? con (?:hijos|ninos|bebes))\b/u,
    not: /\b(?:camas?|cunas?|muebles?|ropa|juguetes?|mochilas?|zapat\w+|carritos?|panal(?:es)?|sillas?|campamento\w*|surf|deport\w*|vacaciones|excursion\w*|taller(?:es)?|autis\w+|discapacidad\w*|dislexia|enfermedad\w*|alergi\w+|colegio|escolar|secundaria|bicicleta|coche|libros?|leche|galletas?|mayor(?:es)?|a distancia)\b/u,
    within: ['general', 'software', 'crafts', 'services'],
  },
  {
    niche: 'garden',
    cue: /\b(?:huertos? (?:de balcon|(?:para|en) (?:terrazas|azoteas|patios))|balcon|jardineras?|macetas?|plantas|hierbas frescas)\b/u,
    not: /\b(?:agricult\w*|planta de|fabrica)/u,
    within: ['general', 'crafts', 'services', 'food', 'energy'],
  },
  {
    niche: 'home',
    cue: /^(?:un[oa]?s? |el |la |los |las )?(?:\w+ )?(?:lamparas?|botellas?|muebles?|sillas?|mesas?|estanter\w+|mochilas?|velas?|sabanas?|vajillas?|juguetes?)\b/u,
    not: /\b(?:camarer\w+|terrazas?|hosteler\w+|camp\w+|senderis\w+|viaj\w+|deport\w+|a mano|artesan\w*|taller|torne\w*|vino|cerveza|restaurantes?)\b/u,
    within: ['general', 'crafts', 'energy'],
  },
];
