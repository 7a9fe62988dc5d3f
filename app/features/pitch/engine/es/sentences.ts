import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Reading } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { breakSentence, shorten } from './breaking';
import { isAnaphoric, isSentence } from './clauses';
import { fragmentLeads, fragmentSentence } from './fragments';
import { nameLeaning, withCopula } from './leaning';
import { priceSentence } from './prices';
import { roleOf } from './roles';
import { isSubjectless, nameSubject } from './subject';
import { iVerb, weVerb } from './verbs';

/** The sentences of the brief that can be said as they are, each with what it is about. */
export function readSentences(rest: string[], offer: Offer): BriefSentence[] {
  const kept: BriefSentence[] = [];
  const leads = new Set<string>();
  let unnamed = 0;
  const parts = rest
    .map((sentence) => upperFirst(sentence.replace(/^Porque /u, '')))
    .flatMap((sentence) => breakSentence(sentence, sentenceLimits.longest - 2));
  for (const said of parts) {
    const part = withCopula(nameLeaning(said, offer), offer);
    const before = kept.at(-1);
    // « Nosotros, 12 segundos » answers the sentence before it.
    if (before !== undefined && contrast.test(part)) {
      before.shorter = [before.text, ...before.shorter];
      before.text = `${before.text} ${part.replace(/^(Nosotr[oa]s|Yo|Con \p{Lu}\p{L}+),? /u, '$1, ')}`;
      continue;
    }
    const cost = priceSentence(part);
    if (cost !== undefined) {
      kept.push({ text: cost, role: 'model', shorter: [], order: kept.length });
      continue;
    }
    if (
      part.endsWith('?') ||
      (countWords(part) < 3 &&
        !(/^\d[\d.]* \p{L}{4,}s[.]$/u.test(part) && roleOf(part) === 'proof') &&
        fragmentSentence(part, offer) === undefined &&
        !/^(?:(?:ya )?somos \d|\p{L}+[aei]mos |busco )/iu.test(part))
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
        text: labelled
          ? part
          : (whole ??
            `${lead}${/^ronda /iu.test(part) ? 'una ' : ''}${/^\p{Lu}{2}/u.test(part) ? part : lowerFirst(part)}`),
        role,
        shorter: [],
        order: kept.length,
      });
      continue;
    }
    const toldHere = /^(?:how|benefit)$/u.test(roleOf(part));
    const text = nameSubject(part, offer, toldHere ? unnamed : 1);
    if (text !== part && toldHere) unnamed += 1;
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
    // « El jabón no tiene perfume » tells of the offer what a problem tells of others.
    const told =
      (found === 'problem' && text !== part) ||
      (stated && /^(?:model|problem|difference)$/u.test(found)) ||
      (stated && found === 'proof' && doing.test(text)) ||
      (stated && found === 'ask' && seeks.test(text));
    const role = told ? 'how' : found;
    kept.push({ text, role, shorter: shorten(text), order: kept.length });
  }
  return kept;
}

// « Buscamos agua con georradar »: their trade, nobody and no money wanted.
const seeks =
  /^Buscamos (?!(?:al?|una?|dos|tres|cuatro|\d[\d.]*|gente|alguien|quien|apoyo|capital|fondos|local|espacio|mentora?)(?!\p{L})|financ|inver|soci|person|voluntari|profes|perfil|desarroll|comercial|distribuid|client|aliad|programad)/u;
// « Cuidamos 18 burros » says what is done before it proves anything.
const doing =
  /^(?!.*\bhoy\b)(?!(?:Hemos|Tenemos|Somos|Llevamos|Contamos con|Trabajamos con|Colaboramos|Vendimos|Hicimos) )\p{Lu}\p{L}+[aei]mos (?!ya )/u;
const contrast = /^(?:Nosotr[oa]s|Yo|Con \p{Lu}\p{L}+),? (?:en |solo )?\d/u;

/** The first sentence of a brief when it says what the founders or the offer do: it stands for a definition. */
export function statementOf({
  sentences,
  offer,
}: Pick<Reading, 'sentences' | 'offer'>): BriefSentence | undefined {
  const first = sentences.find(({ role }) => role !== 'team' && role !== 'problem');
  if (first === undefined || offer.phrase !== undefined || first.order > 2) return undefined;
  // Nothing but who they are and what is wrong comes before.
  if (
    first.order > 0 &&
    sentences.slice(0, first.order).some(({ role }) => role !== 'team' && role !== 'problem')
  )
    return undefined;
  return (first.role === 'how' || first.role === 'benefit') && isStatement(first.text, offer)
    ? first
    : undefined;
}

/** « Paseamos perros », « Nuestra cooperativa repara … », « Sumando imparte … ». */
function isStatement(text: string, offer: Pick<Offer, 'name'>): boolean {
  const [first = ''] = text.replace(/^(?:Hoy|Ahora|Ya|Por eso) /u, '').split(/\s/u);
  return (
    weVerb.test(first) ||
    iVerb.test(fold(text)) ||
    /^Les? \p{L}{2,}[aei]mos(?!\p{L})/u.test(text) ||
    /^(?:Nuestr[oa]s?|Mis?) \p{L}/u.test(text) ||
    (offer.name !== undefined && text.startsWith(`${offer.name} `))
  );
}
