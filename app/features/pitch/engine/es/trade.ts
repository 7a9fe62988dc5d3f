import type { Reading } from '../read/reading';
import type { Sector } from '../sectors';
import { fold } from '../words';
import { isForWork } from './kind';
import { nicheOf } from './niche';
import { soldBy } from './sold';
import type { Niche } from './niche-text';

/** Whose lines a pitch says: those of its niche, else of its sector where they are true of it, else general ones. */
export function linesOf(reading: Reading): Niche | Sector {
  const niche = nicheOf(reading);
  const atHome = niche !== 'home' || !isForWork(fold(reading.brief.usedBy));
  const lines = (atHome ? niche : undefined) ?? textSector(reading);
  return goods.has(lines) && isForSomethingElse(reading) ? 'general' : lines;
}

/** « Ropa para estatuas », « aceite para motosierras »: a thing that everybody knows, for what nobody expects. */
function isForSomethingElse({ offer, sentences, brief }: Reading): boolean {
  return soldBy(offer, sentences, brief.description).some((thing) => {
    const [whole = ''] = thing.split(/ que |[,.:;]/u);
    const [, purpose] = / para (.+)/u.exec(whole) ?? [];
    return elsewhere.test(whole) || (purpose !== undefined && !usual.test(purpose));
  });
}

const goods = new Set<Niche | Sector>([
  'food',
  'larder',
  'pantry',
  'drinks',
  'meals',
  'fashion',
  'beauty',
  'crafts',
  'home',
  'lessons',
  'culture',
]);

// A use, people, a moment, a part of the body, a room: what such things are for.
const usual =
  /^(?:(?:no )?(?:\w+[aei]r(?:se|l[aeo]s?)|correr|regalar|llevar|compartir|leer|dormir|desayunar|merendar|picar|cocinar|untar|trabajar|andar|caminar|viajar|beber|comer|jugar|aprender|empezar|mejorar|contar|ver|salir|hacer)\b|(?:l[oa]s?|el|la|un[oa]?s?|su|todo tipo de|cualquier|toda|pequen[oa]s|grandes) |\w*(?:mujer|hombre|nin[oa]|bebe|famili|padre|madre|abuel|mayor|adult|adolescent|joven|jovenes|person|gente|quien|veci|novi|pareja|amig|princip|alumn|estudiant|deport|corred|ciclist|viajer|moter|celiac|diabet|vegan|alergic|intoleran|embaraz|zurd|trabaj|oficin|empresa|equipo|restaurant|bar|hotel|tienda|cafeter|colegio|escuel|comedor|residencia|casa|hogar|cocina|mesa|salon|jardin|terraza|balcon|dormitorio|desayun|merienda|cena|comida|fiesta|regal|verano|invierno|viaje|lluvia|piel|pelo|cabello|pies?|cara|manos|labios|barba|rostro|jubilad|docent|maestr|autonom|cuidador|enfermer|sanitari|emplead|migrant|refugiad|turist|music|artist|creador|inmigrant|tatuaj|puebl|plaza|barrio|public|tod[oa]s|cicatri)\w*)/u;

const elsewhere =
  /\b(?:letras|termitas?|munecas?|estatuas?|peces|caldo de cultivo|motor(?:es)?|maquinas?|datos|tarot|juguete|utileria|decorado|rodajes?|en una caja)\b/u;

/** What is true of office software is not true of an application for families, nor of pupils what is of teachers. */
function textSector({ sector, brief, offer }: Reading): Reading['sector'] {
  const who = fold(brief.usedBy);
  if (sector === 'software' && !isForWork(who)) return 'general';
  if (sector === 'food' && (drinks.test(fold(brief.description)) || makers.test(who))) return 'general';
  if (sector === 'health' && (suppliers.test(who) || visitors.test(fold(brief.description))))
    return 'general';
  if (sector === 'culture' && stage.test(who)) return 'general';
  if (sector === 'fashion' && cared.test(`${who} ${fold(brief.description)}`)) return 'general';
  if (sector === 'fashion' && woven.test(fold(offer.phrase ?? ''))) return 'general';
  if (sector === 'beauty' && !applied.test(fold(brief.description))) return 'general';
  if (sector === 'crafts' && burnt.test(fold(brief.description))) return 'general';
  if (sector === 'association' && isForWork(who) && !/\b(?:asociacion|ong|voluntari)/u.test(who))
    return 'general';
  if (sector === 'energy' && /\b(?:ganader|agricult|regante)/u.test(who)) return 'general';
  if (sector === 'energy' && /\bsin (?:acceso a la )?red\b/u.test(fold(brief.description))) return 'general';
  if (sector === 'education' && brief.goal === 'users' && teachers.test(who)) return 'general';
  return sector;
}

const drinks = /\b(?:vinos?|cervezas?|sidra|vermut|licor|ginebra)\b/u;

// Who buys by the ton eats none of it.
const makers = /\b(?:fabricantes?|industrias?|criador\w*|mayoristas?|distribuidor\w*)\b/u;

// Who comes to the bedside for something else than health.
const visitors = /\b(?:peluquer\w+|payas\w+|musicos?|fotograf\w+|biblioteca|corte de pelo)\b/u;
// Who buys for patients is none.
const suppliers =
  /^(?:(?:las|los) )?(?:clinicas|hospital\w*|ortopedias|farmacias|opticas|laboratorios|centros (?:de salud|medicos))\b/u;
// Those who make culture are not its public.
const stage =
  /\b(?:companias?|bandas?|musicos?|teatros?|salas|artistas?|actores|actrices|editoriales|museos|festivales|productoras?|orquestas?)\b/u;
// Worn for one's health, not for looks.
const cared = /\b(?:diabet|ortoped|podolog|protes|silla de ruedas|discapacidad|lesion)/u;
// What clothes are made of.
const woven = /^(?:una? )?(?:lanas?|ovillos?|madejas?|hilos?|telas?|tejidos?|agujas?|maquinas?|patrones)\b/u;
// What one puts on the skin or the hair.
const applied =
  /\b(?:cosmet\w*|cremas?|jabon(?:es)?|champus?|serums?|aceites?|desodorantes?|locion(?:es)?|balsamos?|maquillaje|perfumes?|acondicionador\w*|geles|gel|mascarillas?)\b/u;
// Handmade, but not to keep.
const burnt = /\b(?:velas?|incienso|jabon(?:es)?|sal)\b/u;

const teachers = /\b(?:maestr|docente|profesor|colegio|escuela|instituto|director)/u;
