import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isAnaphoric, isLed, isSentence, shorten } from './clauses';
import { fragmentSentence } from './fragments';
import { roleCues } from './lexicon';
import { indefinite, parseNounPhrase } from './noun-phrase';

/**
 * The sentences of the brief that can be said as they are, each with what it is about. The first `before` of them came
 * before the offer: they tell the situation it answers.
 */
export function readSentences(rest: string[], offer: Offer, before = 0): BriefSentence[] {
  const kept: BriefSentence[] = [];
  const leads = new Set<string>();
  let renamed = 0;
  for (const { part, opens } of rest.flatMap((sentence, at) =>
    breakSentence(sentence, sentenceLimits.longest).map((one) => ({ part: one, opens: at < before })),
  )) {
    const whole = tidied(part);
    const text = nameSubject(whole, offer, renamed);
    if (text !== whole) renamed += 1;
    if (text.endsWith('?') || (countWords(text) < 2 && !/\d\s?(?:€|euros?)/u.test(text))) continue;
    if (
      !isLed(text) &&
      (!isSentence(text) || participle.test(text)) &&
      !(offer.name !== undefined && text.startsWith(`${offer.name} `))
    ) {
      const role = roleOf(text);
      const made = fragmentSentence(text, role, offer, offerSubject(offer));
      if (made !== undefined && countWords(made) <= 20) {
        kept.push({ text: made, role, shorter: shorten(made), order: kept.length });
        continue;
      }
      const noun = role === 'how' && /^\p{L}{3,}/u.test(text) ? also(text, leads.has('how')) : undefined;
      const lead = leads.has(role) ? 'S’y ajoute ceci :' : fragmentLeads[role];
      if (leads.has(`${role}!`) || countWords(text) > 18 || (countWords(text) < 3 && !/\d/u.test(text)))
        continue;
      leads.add(leads.has(role) ? `${role}!` : role);
      kept.push({ text: noun ?? `${lead} ${lowerFirst(text)}`, role, shorter: [], order: kept.length });
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
    const found = roleOf(text);
    const role = opens && found === 'how' && !/^(?:nous|je|on|j')/u.test(fold(text)) ? 'problem' : found;
    kept.push({ text, role, shorter: shorten(text), order: kept.length });
  }
  return kept;
}

function tidied(part: string): string {
  return (
    part
      // An address taken out may leave its « ou » behind.
      .replace(/ (?:ou|et|sur|voir|à|chez)(?=[.!?]$)/u, '')
      // « 18 boutiques nous utilisent, 260 livraisons par semaine. »
      .replace(/^(.*\d.*(?<!\p{L})(?:utilisent|utilise|soutiennent|suivent|vendent)), (?=\d[^,]*$)/u, '$1 : ')
  );
}

/** A line that opens on a participle is no sentence, though its first word looks like a verb without its accent. */
const participle = /^\p{Lu}\p{Ll}+(?:é|ée|és|ées) \p{L}/u;

/** « Boîte sans plastique » as a thing that is also there. */
function also(text: string, again: boolean): string {
  const np = parseNounPhrase(text.replace(/[.!]$/u, ''));
  return again
    ? `S’y ajoute${np.plural ? 'nt' : ''} ${indefinite(np)}.`
    : `Concrètement : ${indefinite(np)}.`;
}

/** A size is no result: « les groupes ont 6 élèves au plus ». */
const capacity =
  /\b(?:au plus|au maximum|maximum|jusqu'a|par (?:groupe|jour|semaine|mois|an|personne)|chaque (?:semaine|jour|mois)|en \d+ (?:minutes|heures|clics|jours|secondes|h|min))\b/u;
const counted =
  /\b(?:deja|avons|ai|clients|participants|inscrits|abonnes|utilisateurs|dossiers|ventes|livraisons|commandes|adherents|auditeurs|lecteurs|spectateurs|visiteurs|joueurs|nous utilisent|installes|sur 10|(?:ont|a) \w+(?:e|es|i|is|it|u|us))\b|%/u;

/** A duration, a weight or a size is no result either. */
const size =
  /^\d[\d ,]* ?(?:heures?|minutes?|jours?|mois|ans?|grammes?|kilos?|kg|g|cl|ml|litres?|m|cm|metres?|km|kilometres?|hectares?|places?|pieces?) ?(?:,|$)/u;

/** A figure against someone else is a problem, not a proof. */
const complaint =
  /^(?!.*\b(?:nous|notre|nos|deja|mon|ma|mes|de moins|utilisent|utilise|pilotes?)\b).*\b(?:prennent|prelevent|misere|plus cher|perdent|jettent|jetes|jetees|gaspill\w*|renoncent|abandonnent|a la benne|concerne)\b/u;

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
  // What is yet to be tested proves nothing.
  if (
    !/\b(?:lever|levons|euros?|recrut)|€/u.test(folded) &&
    /^(?:nous|je|on) (?:voul|veu|souhait|allons|vais|va |prevo|compt|aimer|pourr).{0,20}\b(?:test|essa|valid|lanc|ouvr)/u.test(
      folded,
    )
  )
    return 'stage';
  // A comparison with what exists is a difference, not a result.
  if (/\d ?% (?:moins|plus) \w+ (?:que|qu')|\b(?:inferieur|superieur)e?s? (?:de \d|a )/u.test(folded))
    return 'difference';
  const helps = /\b(?:evite\w*|permet\w*|redui\w+|economis\w+)\b/u.test(folded);
  const found = roleCues.find(
    ([role, cue]) =>
      cue.test(folded) &&
      !(role === 'proof' && capacity.test(folded) && !counted.test(folded)) &&
      !(role === 'proof' && (complaint.test(folded) || size.test(folded))) &&
      !(role === 'problem' && (helps || /^(?:nous|je|notre|nos)\b/u.test(folded))),
  );
  return found?.[0] ?? 'how';
}

/** True for a sentence whose « il » stands for nothing. */
export function isImpersonal(sentence: string): boolean {
  return /^(?:il (?:(?:nous |me |leur )?(?:manque|reste)|faut|existe|y a|suffit|s'agit|est (?:difficile|possible|temps))|en france|en \d|c'est un fait|aujourd'hui|en moyenne|en europe|en ville|en effet)/u.test(
    fold(sentence),
  );
}

/** « Elle permet … » after the definition becomes « Vélina permet … » or, every other time, « Notre application … ». */
function nameSubject(sentence: string, offer: Offer, renamed: number): string {
  const pronoun =
    /^(Il|Elle|Ils|Elles) (?!(?:nous |me |leur )?(?:manque|reste)|faut|existe|y a|suffit|s’agit)/u.exec(
      sentence,
    )?.[1];
  if (pronoun === undefined || (offer.phrase === undefined && offer.short === undefined)) return sentence;
  if (pronoun.endsWith('s') !== offer.plural || pronoun.startsWith('Elle') !== offer.feminine)
    return sentence;
  const plain = renamed % 2 === 1 && (offer.short ?? offer.phrase) !== undefined;
  return `${offerSubject(plain ? { ...offer, name: undefined } : offer)}${sentence.slice(pronoun.length)}`;
}

/** The offer as the subject of a sentence: its name, or « notre application », « nos biscuits ». */
function offerSubject(offer: Offer): string {
  if (offer.name !== undefined) return offer.name;
  const noun = parseNounPhrase(offer.short ?? offer.phrase ?? '').noun.split(/[\s,]/u)[0] ?? 'offre';
  return `${offer.plural ? 'Nos' : 'Notre'} ${noun}`;
}
