import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isAnaphoric, isSentence, shorten, startsWithVerb } from './clauses';
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
    if (part.endsWith('?') || countWords(part) < 3) continue;
    if (!isSentence(part) && !(offer.name !== undefined && part.startsWith(`${offer.name} `))) {
      const role = roleOf(part);
      const follows = leads.has(role) || kept.some((sentence) => sentence.role === role);
      const lead = follows ? 'Además:' : fragmentLeads[role];
      if (leads.has(`${role}!`) || countWords(part) > 18) continue;
      leads.add(leads.has(role) ? `${role}!` : role);
      kept.push({ text: `${lead} ${lowerFirst(part)}`, role, shorter: [], order: kept.length });
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
    kept.push({ text, role: roleOf(text), shorter: shorten(text), order: kept.length });
  }
  return kept;
}

/** How a noun phrase is made a sentence, by what it is about. */
const fragmentLeads: Record<Role, string> = {
  definition: 'En concreto:',
  problem: 'El problema:',
  benefit: 'La ventaja:',
  how: 'En concreto:',
  difference: 'La diferencia:',
  proof: 'Hasta hoy:',
  stage: 'El punto de partida:',
  model: 'El precio:',
  team: 'El equipo:',
  ask: 'Lo que buscamos:',
};

export function roleOf(sentence: string): Role {
  const folded = fold(sentence);
  const helps = /\b(?:evit\w+|permit\w+|redu\w+|ahorr\w+|soluciona\w*)\b/u.test(folded);
  const ours = /^(?:nosotros|nuestr[oa]s?|yo)\b/u.test(folded) || weVerb.test(sentence.split(' ')[0] ?? '');
  if (!ours && !helps && strongProblem.test(folded) && !/^\w+ (?:que|si) /u.test(folded)) return 'problem';
  const found = roleCues.find(([role, cue]) => cue.test(folded) && !(role === 'problem' && (helps || ours)));
  return found?.[0] ?? 'how';
}

// A loss or a duty is a problem even when the sentence holds a figure.
const strongProblem =
  /\b(?:han perdido|ha perdido|pierden?|hay que|tienen que|tienes que|hacen? perder|no (?:tienen|pueden|saben|encuentran|llegan))\b/u;

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
