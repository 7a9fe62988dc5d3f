import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isAnaphoric, isSentence, shorten } from './clauses';
import { fragmentSentence } from './fragments';
import { roleCues } from './lexicon';
import { parseNounPhrase } from './noun-phrase';

/** The sentences of the brief that can be said as they are, each with what it is about. */
export function readSentences(rest: string[], offer: Offer): BriefSentence[] {
  const kept: BriefSentence[] = [];
  const leads = new Set<string>();
  let renamed = 0;
  for (const part of rest.flatMap((sentence) => breakSentence(sentence, sentenceLimits.longest))) {
    const text = nameSubject(part, offer, renamed);
    if (text !== part) renamed += 1;
    if (text.endsWith('?') || countWords(text) < 3) continue;
    if (!isSentence(text) && !(offer.name !== undefined && text.startsWith(`${offer.name} `))) {
      const role = roleOf(text);
      const made = fragmentSentence(text, role, offer, offerSubject(offer));
      if (made !== undefined && countWords(made) <= 20) {
        kept.push({ text: made, role, shorter: shorten(made), order: kept.length });
        continue;
      }
      const lead = leads.has(role) ? 'S’y ajoute ceci :' : fragmentLeads[role];
      if (leads.has(`${role}!`) || countWords(text) > 18) continue;
      leads.add(leads.has(role) ? `${role}!` : role);
      kept.push({ text: `${lead} ${lowerFirst(text)}`, role, shorter: [], order: kept.length });
      continue;
    }
    const last = kept.at(-1);
    if (
      isAnaphoric(text) &&
      !isImpersonal(text) &&
      last !== undefined &&
      last.text.split(/[.!?] /u).length < 3
    ) {
      last.shorter = [last.text, ...last.shorter];
      last.text = `${last.text} ${text}`;
      continue;
    }
    const role = roleOf(text);
    kept.push({ text, role, shorter: shorten(text), order: kept.length });
  }
  return kept;
}

/** A size is no result: « les groupes ont 6 élèves au plus ». */
const capacity =
  /\b(?:au plus|au maximum|maximum|jusqu'a|par (?:groupe|jour|semaine|mois|an|personne)|chaque (?:semaine|jour|mois)|en \d+ (?:minutes|heures|clics|jours|secondes|h|min))\b(?!.*\b(?:deja|ont|avons|clients|sur 10)\b)/u;

/** How a noun phrase is made a sentence, by what it is about. */
const fragmentLeads: Record<Role, string> = {
  definition: 'En clair :',
  problem: 'Le constat :',
  benefit: 'Le bénéfice :',
  how: 'En clair :',
  difference: 'La différence :',
  proof: 'Déjà acquis :',
  stage: 'Où nous en sommes :',
  model: 'Côté prix :',
  team: 'L’équipe :',
  ask: 'Notre demande :',
};

export function roleOf(sentence: string): Role {
  const folded = fold(sentence);
  const helps = /\b(?:evite\w*|permet\w*|redui\w+|economis\w+)\b/u.test(folded);
  const found = roleCues.find(
    ([role, cue]) =>
      cue.test(folded) &&
      !(role === 'proof' && capacity.test(folded)) &&
      !(role === 'problem' && (helps || /^(?:nous|je|notre|nos)\b/u.test(folded))),
  );
  return found?.[0] ?? 'how';
}

function isImpersonal(sentence: string): boolean {
  return /^(?:il (?:faut|existe|y a|suffit|s'agit|manque|est (?:difficile|possible|temps))|en france|en \d|c'est un fait|aujourd'hui|en moyenne|en europe|en ville|en effet)/u.test(
    fold(sentence),
  );
}

/** « Elle permet … » after the definition becomes « Vélina permet … » or, every other time, « Notre application … ». */
function nameSubject(sentence: string, offer: Offer, renamed: number): string {
  const pronoun = /^(Il|Elle|Ils|Elles) (?!faut|existe|y a|suffit|s’agit|manque)/u.exec(sentence)?.[1];
  if (pronoun === undefined || (offer.phrase === undefined && offer.short === undefined)) return sentence;
  if (pronoun.endsWith('s') !== offer.plural || pronoun.startsWith('Elle') !== offer.feminine)
    return sentence;
  const plain = renamed % 2 === 1 && (offer.short ?? offer.phrase) !== undefined;
  return `${offerSubject(plain ? { ...offer, name: undefined } : offer)}${sentence.slice(pronoun.length)}`;
}

/** The offer as the subject of a sentence: its name, or « notre application », « nos biscuits ». */
export function offerSubject(offer: Offer): string {
  if (offer.name !== undefined) return offer.name;
  const noun = parseNounPhrase(offer.short ?? offer.phrase ?? '').noun.split(/[\s,]/u)[0] ?? 'offre';
  return `${offer.plural ? 'Nos' : 'Notre'} ${noun}`;
}
