import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Reading, Role } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isAnaphoric, isSentence, shorten, startsWithVerb } from './clauses';
import { fragmentLeads, fragmentSentence } from './fragments';
import { definite } from './grammar';
import { roleCues } from './lexicon';
import { parseNounPhrase } from './noun-phrase';
import { iVerb, weVerb } from './verbs';

/** The sentences of the brief that can be said as they are, each with what it is about. */
export function readSentences(rest: string[], offer: Offer): BriefSentence[] {
  const kept: BriefSentence[] = [];
  const leads = new Set<string>();
  let unnamed = 0;
  for (const part of rest.flatMap((sentence) => breakSentence(sentence, sentenceLimits.longest - 2))) {
    const cost = priceSentence(part);
    if (cost !== undefined) {
      kept.push({ text: cost, role: 'model', shorter: [], order: kept.length });
      continue;
    }
    if (
      part.endsWith('?') ||
      (countWords(part) < 3 && !/^(?:(?:ya )?somos \d|\p{L}+[aei]mos |busco )/iu.test(part))
    )
      continue;
    if (!isSentence(part) && !(offer.name !== undefined && part.startsWith(`${offer.name} `))) {
      const role = roleOf(part);
      const follows = leads.has(role) || kept.some((sentence) => sentence.role === role);
      const labelled = /^[^:,]{3,30}: /u.test(part);
      const lead = labelled ? '' : follows ? 'Además: ' : `${fragmentLeads[role]} `;
      if (leads.has(`${role}!`) || countWords(part) > 18) continue;
      leads.add(leads.has(role) ? `${role}!` : role);
      const whole = labelled ? undefined : fragmentSentence(part, offer);
      kept.push({
        text: labelled ? part : (whole ?? `${lead}${lowerFirst(part)}`),
        role,
        shorter: [],
        order: kept.length,
      });
      continue;
    }
    const told = /^(?:how|benefit)$/u.test(roleOf(part));
    const text = nameSubject(part, offer, told ? unnamed : 1);
    if (text !== part && told) unnamed += 1;
    const last = kept.at(-1);
    const leans = text === part && (isAnaphoric(text) || isSubjectless(text));
    if (leans && last !== undefined && last.text.split(/[.!?] /u).length < 3) {
      last.shorter = [last.text, ...last.shorter];
      last.text = `${last.text} ${text}`;
      continue;
    }
    const found = roleOf(text);
    const stated =
      kept.every(({ role }) => role === 'team') && offer.phrase === undefined && isStatement(text, offer);
    const role = stated && /^(?:model|problem|difference)$/u.test(found) ? 'how' : found;
    kept.push({ text, role, shorter: shorten(text), order: kept.length });
  }
  return kept;
}

/** « 59 € », « Cuesta 9 euros al mes », « Desde 4,50 € por persona » as a sentence that stands by itself. */
function priceSentence(part: string): string | undefined {
  const [, from, price] =
    /^(?:Cuestan? |Por |A |Precio:? |El precio:? |Solo )?(desde )?((?:unos |solo )?\d[\d.,]* ?(?:€|euros?|dólares|pesos|soles|libras)(?![^,.]*(?:\d{2,}|vendid|factur|recaud|al año de ventas)).*?)[.!]?$/iu.exec(
      part,
    ) ?? [];
  if (
    price === undefined ||
    / (?:de ahorro|menos|más|anuales|de ingresos|de ventas|de multa)(?!\p{L})/u.test(price)
  )
    return undefined;
  const said = price.replace(/, (?=respuesta|entrega|envío|garantía|instalación)/u, ', con ');
  return from === undefined ? `El precio es de ${said}.` : `Los precios empiezan en ${said}.`;
}

/** The first sentence of a brief when it says what the founders or the offer do: it stands for a definition. */
export function statementOf({
  sentences,
  offer,
}: Pick<Reading, 'sentences' | 'offer'>): BriefSentence | undefined {
  const first = sentences.find(({ role }) => role !== 'team');
  if (first === undefined || offer.phrase !== undefined || first.order > 1) return undefined;
  if (first.order === 1 && sentences[0]?.role !== 'team') return undefined;
  return (first.role === 'how' || first.role === 'benefit') && isStatement(first.text, offer)
    ? first
    : undefined;
}

/** « Paseamos perros », « Nuestra cooperativa repara … », « Sumando imparte … ». */
function isStatement(text: string, offer: Pick<Offer, 'name'>): boolean {
  const [first = ''] = text.split(/\s/u);
  return (
    weVerb.test(first) ||
    iVerb.test(fold(text)) ||
    /^Les? \p{L}{2,}[aei]mos(?!\p{L})/u.test(text) ||
    /^(?:Nuestr[oa]s?|Mis?) \p{L}/u.test(text) ||
    (offer.name !== undefined && text.startsWith(`${offer.name} `))
  );
}

export function roleOf(sentence: string): Role {
  const folded = fold(sentence);
  if (/^(?:ya )?somos (?:mas de )?\d/u.test(folded)) return 'proof';
  if (/^no hay\b/u.test(folded) && countWords(folded) < 7) return 'how';
  const bare = folded.replace(/^[^:,\d]{3,30}: /u, '');
  if ((counted.test(bare) || made.test(folded)) && !priced.test(folded)) return 'proof';
  const helps = /\b(?:evit\w+|permit\w+|redu\w+|ahorr\w+|soluciona\w*)\b/u.test(folded);
  const ours =
    /^(?:nosotros|nuestr[oa]s?|yo)\b/u.test(folded) ||
    weVerb.test(sentence.replace(/^(?:l[aeo]s?|no|ya) /iu, '').split(' ')[0] ?? '');
  if (!ours && !helps && strongProblem.test(folded) && !/^\w+ (?:que|si) /u.test(folded)) return 'problem';
  const found = roleCues.find(([role, cue]) => cue.test(folded) && !(role === 'problem' && (helps || ours)));
  return found?.[0] ?? 'how';
}

// « 35 patinetes en Málaga », « 46 pisos nos pagan 90 euros »: a count that someone can check.
const counted =
  /^(?:ya |mas de |unos |unas |casi )?\d[\d.,]*(?: %)? (?:de )?(?!(?:€|euros?|dolares|pesos|minutos?|horas?|dias?|semanas?|meses|anos?|km|kilos?|gramos?|g|kg|litros?|ml|cl|cm|metros?|ingredientes|paginas|sesiones|colores|tallas|modelos|millones|mil|por|al?|en|y|de cada)\b)[a-z]{3,}|\b\d[\d.]* (?:\w+ ){1,4}(?:nos |lo |la |los |las |ya )*(?:pagan|usan|utilizan|compran|confian|contratan)\b/u;
const made =
  /^(?!.*\b(?:buscamos|necesitamos|queremos|pedimos|cobramos|llevamos|somos|como maximo|un maximo|euros?|€)).*\b\w{3,}[aei]mos (?:ya |mas de |casi )?\d[\d.]* (?!(?:minutos?|horas?|dias?|semanas?|meses|anos?|km|kilos?|gramos?|litros?|metros?|millones|veces|por|al?|en|y|de)\b)[a-z]{3,}/u;
const priced =
  /^[^.]{0,40}?\d[\d.,]* ?(?:€|euros)(?! al mes)|^\d[^.]*\b(?:por persona|la hora|el kilo|minimo|maximo)\b/u;

// A loss or a duty is a problem even when the sentence holds a figure.
const strongProblem =
  /^nadie (?:sabe|tiene|ve|conoce)\b|\b(?:han perdido|ha perdido|pierden?|hay que|tienen que|tienes que|hacen? perder|no (?:tienen|pueden|saben|encuentran|llegan))\b/u;

/** A verb without subject that speaks of the offer: « Funciona sin pilas » becomes « La lámpara funciona sin pilas ». */
function nameSubject(sentence: string, offer: Offer, before: number): string {
  if (offer.phrase === undefined && offer.short === undefined) return sentence;
  // « Es más barato »: the adjective may not agree with the kind of thing.
  if (!isSubjectless(sentence) || /^(?:no |ya |hoy )?(?:es|son) /iu.test(sentence)) return sentence;
  const [first = ''] = fold(sentence)
    .replace(/^(?:no|ya|tambien|solo) /u, '')
    .split(/\s/u);
  const verb = first === 'se' ? (fold(sentence).split(/\s/u)[1] ?? '') : first;
  if (/[ae]n$|^son$|^duran$/u.test(verb) !== offer.plural) return sentence;
  return `${offerSubject(offer, before)} ${lowerFirst(sentence)}`;
}

/** True for a sentence whose verb comes first and whose subject was said before. */
function isSubjectless(sentence: string): boolean {
  const folded = fold(sentence);
  if (!startsWithVerb(sentence) || weVerb.test(sentence.split(/\s/u).slice(0, 2).join(' '))) return false;
  if (iVerb.test(folded)) return false;
  // Impersonal, or the subject follows: « Hay 300 personas », « Se tiran toneladas », « Falta tiempo ».
  if (
    /^(?:no |ya |solo )?(?:hay|existen?|faltan?|sobran?|quedan?|bastan?|hace|ocurre|cuestan? (?!\d|menos|unos|entre|lo|alrededor)|es (?:dificil|imposible|necesari|hora|facil|posible))/u.test(
      folded,
    )
  )
    return false;
  return !/^(?:no |ya )?se \w+ (?:\d|\w+ (?:de|millones|toneladas)|el|la|los|las|una?|much[oa]s|poc[oa]s|demasiad[oa]s|mas|casi|unos|unas|que|tod[oa]s)\b/u.test(
    folded,
  );
}

/** The offer as a subject, in turns: its kind, its name. */
function offerSubject(offer: Offer, before = 0): string {
  const { head, plural, feminine } = parseNounPhrase(offer.short ?? offer.phrase ?? '');
  const kind = `${plural ? (feminine ? 'Las' : 'Los') : definite(feminine, false, head) === 'la' ? 'La' : 'El'} ${head}`;
  return before % 2 === 0 ? kind : (offer.name ?? kind);
}
