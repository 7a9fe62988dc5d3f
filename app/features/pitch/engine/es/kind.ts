import type { Reading } from '../read/reading';
import { fold } from '../words';

/** True for an offer that lives on a screen, by the words of its definition or else of its description. */
export function isDigital({ offer, brief, sector }: Pick<Reading, 'offer' | 'brief' | 'sector'>): boolean {
  if (sector === 'software') return true;
  const phrase = fold(offer.phrase ?? offer.short ?? '');
  if (taught.test(phrase)) return false;
  return screens.test(phrase === '' ? fold(brief.description).slice(0, 160) : phrase);
}

// What is learnt may be on a screen; learning is not.
const taught =
  /^(?:una? )?(?:cursos?|taller(?:es)?|clases?|formacion(?:es)?|charlas?|libros?|campamentos?)\b/u;

const screens =
  /\b(?:(?:lee|corrige|califica|transcribe|redacta|traduce) (?:tu|tus|su|sus|el|la|los|las) (?:contratos?|correos?|examenes|facturas?|textos?|documentos?)|apps?|celular|gmail|outlook|excel|chats?|escanean?|aplicacion(?:es)?|programa (?:en linea|informatico|de gestion|de facturacion)|plataforma|software|sitio web|pagina web|portal web|extension del navegador|chatbot|asistente virtual|podcast|juego movil|videojuego|inteligencia artificial|ia|herramienta que (?:lee|escribe|redacta|analiza|traduce|resume|calcula|detecta|ordena|busca|compara|genera))\b/u;

/** True for an audience, folded, that buys for its work. */
export function isForWork(who: string): boolean {
  return professionals.test(who);
}

const professionals =
  /\b(?:empresa|pyme|restaura|gerent|equipo|profesional|artesan|autonom|contab|asociacion|despacho|comerci|responsable|gestor|agricult|industri|marca|cliente|emplead|administrador|hosteler|bares\b|bodega|apicult|pescador|patron(?:es)? de|taxist|transportist|peluquer|dentist|podador|vendimiador|camarer|chefs?\b|procurador|organizador|regantes|constructor|hospital|ortopedi|farmaci|optica|instalador|fabricant|productor(?:es|as)\b|guarderias y|residencias de|notari|oficinas?\b|fabrica|ayuntamiento|hotel|abogad|medic|enfermer|director|tienda|freelance|ferreter|encargad|agencias\b|inmobiliari|aseguradora|academia|clinica)/u;
