import type { BriefSentence, Offer } from '../read/reading';
import { fold } from '../words';

/**
 * What is sold, folded, each beginning with its own noun: as it is called, and without what only holds it (« una marca
 * de jabones »). An offer without a noun gives the sentence that says what is done.
 */
export function soldBy(offer: Offer, said: BriefSentence[], description: string): string[] {
  const called = offer.phrase ?? offer.short;
  const told = said.find(({ role }) => role === 'how' || role === 'benefit')?.text;
  const names = called === undefined ? [told, description] : [called];
  const things = names
    .filter((name) => name !== undefined)
    .map((name) => (called === undefined ? name.replace(named, '') : name))
    .map((name) => withoutLead(fold(withoutNames(name))).replace(likened, ''))
    .map((thing) => (lent.test(offer.lead ?? '') ? `${fold(offer.lead ?? '')} ${thing}` : thing));
  return [...new Set(things.flatMap((thing) => [thing, withoutLead(thing.replace(holder, ''))]))];
}

/** The noun of what is sold with what goes with it: neither whom it is for nor what it does. */
export function coreOf(thing: string): string {
  return thing.split(/ (?:que|quien|quienes|donde|cuy[oa]s?|para|con|por|en|sin) |[,:.;]/u)[0] ?? '';
}

/** True for a noun that any trade uses: what goes with it and those it is for must then agree. */
export function isVague(thing: string): boolean {
  return vague.test(thing);
}

/** « la Sierra de Gata » says nothing of cats. */
export function withoutNames(text: string): string {
  return text.replace(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu, 'X');
}

function withoutLead(folded: string): string {
  return folded.replace(lead, '').replace(counted, '').replace(leadingQuality, '');
}

const lead =
  /^(?:en concreto: |ademas: )?(?:(?:un|una|unos|unas|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?) )?/u;
const counted = /^(?:\d+|dos|tres|cuatro|cinco|seis) /u;
const leadingQuality =
  /^(?:pequen[oa]s?|nuev[oa]s?|primer[oa]?s?|gran(?:des)?|buen[oa]?s?|autentic[oa]s?|verdader[oa]s?) /u;

// « Pan Sonoro hace radio »: whose name says nothing of what is done.
const named = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+ (?=\p{Ll})/u;

// What is let or printed is not what the founder makes.
const lent = /^(?:Alquil|Imprim|Public)\p{L}+$/u;

// « Botella al mar, una radio »: a name before what is sold.
const likened = /^(?:\S+ ){0,4}\S+, (?:una|un) (?!.* y una? )/u;

const holder =
  /^(?:marca|linea|gama|coleccion|venta|elaboracion|produccion|fabricacion|fabrica|tienda(?: en linea)?|empresa|negocio|emprendimiento|cooperativa|servicio|sesion(?:es)?|puesto|red|cajas?|suscripcion|lote|surtido)(?: (?!de )\w+){0,2} (?:de|a) /u;

const vague =
  /^(?:sistemas?|sensor(?:es)?|sondas?|proyectos?|programas?|planes|plan|metodos?|equipos?|centros?|tecnic[oa]s?|dispositivos?|aparatos?|iniciativas?|grupos?|redes|red|servicios?|empresas?|cooperativas?)\b/u;
