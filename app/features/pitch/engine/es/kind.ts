import type { Reading } from '../read/reading';
import { fold } from '../words';

/** True for an offer that lives on a screen, by the words of its definition or else of its description. */
export function isDigital({ offer, brief, sector }: Pick<Reading, 'offer' | 'brief' | 'sector'>): boolean {
  if (sector === 'software') return true;
  const phrase = fold(offer.phrase ?? offer.short ?? '');
  return screens.test(phrase === '' ? fold(brief.description).slice(0, 160) : phrase);
}

const screens =
  /\b(?:apps?|aplicacion(?:es)?|programa (?:en linea|informatico|de gestion|de facturacion)|plataforma|software|sitio web|pagina web|portal web|extension del navegador|chatbot|asistente virtual|podcast|juego movil|videojuego|inteligencia artificial|ia)\b/u;

/** True for an audience, folded, that buys for its work. */
export function isForWork(who: string): boolean {
  return professionals.test(who);
}

const professionals =
  /\b(?:empresa|pyme|restaura|gerent|equipo|profesional|artesan|autonom|contab|asociacion|despacho|comerci|responsable|gestor|agricult|industri|marca|cliente|emplead|administrador|ayuntamiento|hotel|abogad|medic|enfermer|director|tienda|freelance|academia|clinica)/u;
