import type { Niche } from './niche-text';

const screen = 'apps?|aplicacion(?:es)?|plataforma|software|programa|sistema|herramienta';

/** What one sells, or says that one does, in each niche; matched on what `soldBy` gives. */
export const soldInNiche: Record<Niche, RegExp> = {
  billing: new RegExp(
    `^(?:${screen}|cobro|gestion|facturacion|agencia|seguro)\\b.*(?:factura|impag|cobr|moros)|(?:cobr\\w+|reclam\\w+|hacer) .*(?:factura|tiempo|impag|deuda)`,
    'u',
  ),
  clinicians: new RegExp(`^(?:${screen}|agenda|asistente|historial|sensor)`, 'u'),
  access:
    /^(?!(?:escuela|clases?|cursos?|talleres?|campamento)\b).*\b(?:adaptad|accesib|subtitul|braille|pictogram|lengua de (?:signos|senas)|baston|rampas?|lectura facil|(?:personas|gente|ninos|adultos) (?:sord|cieg|con (?:discapacidad|movilidad|baja vision)))/u,
  livestock:
    /^(?:sensor(?:es)?|collar(?:es)?|crotal|app|aplicacion|sistema|dron|camara|dispositivo|bolo|bascula|plataforma|software)\b.*\b(?:vacas?|ovejas?|cabras?|ganad\w+|celo|parto|parir|rebanos?|establo|ordeno|cerd\w+|terner\w+)\b/u,
  pets: /^(?:pase|cuid|guarderia|residencia|canguro|hotel|visitas? a)/u,
  animals:
    /^(?:camas?|piensos?|comida|galletas|juguetes?|correas?|collares?|arnes|pack|peluqueria|transportin|rascador|arena|cepillos|ropa|abrigos?|suplementos|comederos?|huesos|mantas?|educacion|caja) .*(?:perr|gat[oa]|mascot|cachorr|canin|felin)/u,
  baskets:
    /^(?:cestas?|cajas?|verduras?) .*(?:verdura|fruta|temporada|productor)|\b(?:llev|repart|vend|prepar)\w*[aei]mos (?:\w+ )?(?:cestas?|cajas?) de (?:verdura|fruta)/u,
  materials:
    /^(?:ladrillos?\b(?! de juguete)|hormigon|aislantes?|paneles? (?!solar|publicitari|de control)|tejas?|cemento|bloques?|madera laminada|pintura|morteros?|vigas?|baldosas)/u,
  interpreting: new RegExp(
    `^(?:interpret|traduccion|traductor|${screen})|\\btraduc\\w+ (?:al momento|las? citas?|citas?|conversaciones|en directo)`,
    'u',
  ),
  paperwork:
    /^[^,.]{0,60}\b(?:declaracion de la renta|tramit|extranjeria|papeleo|expedientes?|subvenciones|cartas? del banco|nacionalidad|permiso de residencia)/u,
  lodging:
    /^(?:albergue|cabanas|(?:tenemos|tengo|gestiono) (?:una? |\w+ )?(?:cabanas|casas? rural)|casas? rural|camping|hostal|refugios? de montana|posada)/u,
  delivery:
    /^(?:mensajer|reparto (?:en|de (?:paquetes|pedidos|comida)|urbano|a domicilio)|repartidor|entregas?|ultima milla|logistica de ultima)|\brepart(?:o|en?|imos) (?:paquetes|pedidos|en bici|a domicilio)/u,
  commerce:
    /^(?:tienda (?:ambulante|movil|itinerante|del? pueblo)|furgoneta[- ]tienda|ultramarinos|camion tienda)/u,
  meals:
    /^(?:comidas?|menus?|platos?|tuppers?|catering social)\b(?! (?:en braille|de (?:ducha|vinilo|carton|porcelana|barro|gres)))|^(?:cocin|prepar|llev)(?:o|an?|amos) .*(?:comida|menu|platos)/u,
  care: new RegExp(
    `^(?:cuidad|ayuda a domicilio|respiro|acompanamiento|(?:${screen})\\b.*(?:cuidador|dependiente|alzheimer|persona mayor))|\\bcuid(?:o|an?|amos) (?:de |a )?(?:l[oa]s )?(?:personas|mayores|ancian|abuel|enferm|padres)|\\bcuidadores familiares`,
    'u',
  ),
  childcare:
    /^(?:canguros?|guarderia\b(?! (?:de|para) (?!bebes|ninos|noche|dia))|nineras?|cuidado de (?:l[oa]s )?(?:ninos|bebes)|ludoteca|madres de dia|coworking con guarderia)|^cuid(?:o|an?|amos) (?:a )?(?:l[oa]s )?(?:ninos|chicos|bebes|peques|nenes|hijos)/u,
  screens:
    /^(?:clases?|cursos?|talleres?|ayuda|acompanamiento|academia|voluntari)|^(?:ense|ayud)(?:no|namos|o|amos)/u,
  lessons:
    /^(?:clases?|cursos?|talleres?|lecciones|escuela)|\bensen(?:o|an?|amos) a |^(?:doy|damos|imparto|impartimos) (?:clases|cursos|talleres)/u,
  sport:
    /^(?:yoga|pilates|gimnasio\b(?! (?:para|de) (?:la )?(?:mente|memoria|cerebro))|clases?|entrenos?\b|entrenamiento|entrenador|natacion|boxeo|escalada|running|fitness|club de|grupos? de|centro de|estudio de|escuela de|app .*entren)|^(?:doy|damos) clases|^entren(?:o|an?|amos)/u,
  youth: /^(?:local|lugar|espacio|casa|centro|club|sitio|punto de encuentro)\b/u,
  artists:
    /^(?:local(?:es)?|estudios?|salas?|espacios?|garajes?|residencias?|coworking)\b|\blocales de ensayo/u,
  reading:
    /^(?:libros?|cuentos?|caja .*libros|club(?:es)? de lectura|libreria|biblioteca|editorial|metodo .*leer|app .*leer|album(?:es)? ilustrad)/u,
  repair: new RegExp(
    `^(?:repara|arregl|taller\\b.*(?:bici|repar|arregl)|mecanic\\w+ .*(?:bici|domicilio)|cafe de reparacion|(?:${screen})\\b.*(?:arregl|repar))|\\b(?:repar|arregl)(?:o|an?|amos) `,
    'u',
  ),
  events:
    /^(?:bodas?|eventos?|celebraciones|cumpleanos|fiestas?|congresos?|organizacion de|catering|fincas? para)\b|^(?:organiz|prepar)(?:o|an?|amos) (?:\w+ )?(?:bodas?|eventos?|fiestas?|cumpleanos|congresos?)/u,
  hiring: new RegExp(
    `^(?:seleccion|bolsa de (?:empleo|trabajo)|portal|ofertas de|agencia de (?:empleo|seleccion)|${screen})|^(?:selecc|busc)\\w+ (?:personal|candidat)`,
    'u',
  ),
  housing: new RegExp(
    `^(?:pisos?|habitacion|alquiler de (?:pisos?|habitacion|viviendas?)|viviendas?|casas? compartida|agencia|${screen})|^alquil(?:o|an?|amos) (?:pisos?|habitacion|viviendas?)`,
    'u',
  ),
  kitchens: new RegExp(`^(?:${screen}|bascula|asistente)`, 'u'),
  pantry: /^(?!.*\b(?:usad[oa]s?|residuos|maquinas?|braille)\b)(?!vino|cerveza|sidra|vermut|licor|ginebra)/u,
  larder: /^(?!.*\b(?:usad[oa]s?|de motor|esencial|corporal|carreteras|piscinas?|de madera|de carton)\b)/u,
  outings: /^(?:paseos?|caminatas?|salidas?|excursion|avistamiento|observacion de|rutas?)/u,
  drinks:
    /^(?:vinos?|cervezas?|sidras?|vermut|licor(?:es)?|ginebra|kombucha|bodega|cerveceria|vinoteca|mezcal|ron)\b/u,
  shopkeepers: new RegExp(
    `^(?:${screen}|pagina|tienda en linea|mercado en linea|escaparate)\\b|\\bvender (?:por internet|en linea|mas)`,
    'u',
  ),
  family: /\b(?:nin[oa]s?|bebes?|hij[oa]s?|padres|madres|crianza|crecer|familias?|embaraz\w+)\b/u,
  garden:
    /^(?:huertos?|jardineras?|macetas?|plantas (?!de |solar|industrial|para )|hierbas|kit de (?:huerto|cultivo))/u,
  home: /^(?!.*\b(?:barcos?|mar|hospital\w*|quirofano|mezclas|billar|montar|ruedas|surf|playa|coche|oficinas?|elevador\w*|medic[oa]s?)\b)(?:lampara|botella|mueble|silla|mesa|estanter|mochila|vela|sabana|vajilla|juguete)/u,
};
