import { sentenceLimits } from '../bands';
import type { BriefSentence, Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isAnaphoric, isLed, isSentence, shorten } from './clauses';
import { fragmentSentence } from './fragments';
import { roleCues } from './lexicon';
import { indefinite, parseNounPhrase } from './noun-phrase';
import { nameSubject, offerSubject, someone, withSubject } from './subject';

/**
 * The sentences of the brief that can be said as they are, each with what it is about. The first `before` of them came
 * before the offer: they tell the situation it answers.
 */
export function readSentences(rest: string[], offer: Offer, before = 0): BriefSentence[] {
  const kept: BriefSentence[] = [];
  const leads = new Set<string>();
  let renamed = 0;
  /** How many were kept of what came before the offer: nothing after it leans on them. */
  let said = 0;
  for (const { part, opens } of rest.flatMap((sentence, at) =>
    breakSentence(sentence, sentenceLimits.longest).map((one) => ({ part: one, opens: at < before })),
  )) {
    const whole = withSubject(tidied(part), offer);
    const text = rest.some((one) => someone.test(one)) ? whole : nameSubject(whole, offer, renamed);
    if (text !== whole) renamed += 1;
    // What the founder asks before saying what they offer is how they would begin.
    if (text.endsWith('?') && opens && countWords(text) > 3 && countWords(text) <= 16)
      kept.push({ text, role: 'problem', shorter: [], order: kept.length });
    if (text.endsWith('?') || (countWords(text) < 2 && !/\d\s?(?:€|euros?)/u.test(text))) continue;
    if (
      !isLed(text) &&
      (!isSentence(text) || participle.test(text)) &&
      !(offer.name !== undefined && text.startsWith(`${offer.name} `))
    ) {
      keepFragment(text, offer, kept, leads);
      continue;
    }
    const last = kept.at(-1);
    if (
      isAnaphoric(text) &&
      !isImpersonal(text) &&
      last !== undefined &&
      (opens || kept.length > said) &&
      last.text.split(/[.!?] /u).length < 3
    ) {
      last.shorter = [last.text, ...last.shorter];
      last.text = `${last.text} ${text}`;
      continue;
    }
    if (opens) said = kept.length + 1;
    const found = roleOf(text);
    const role = opens && found === 'how' && !/^(?:nous|je|on|j')/u.test(fold(text)) ? 'problem' : found;
    kept.push({ text, role, shorter: shorten(text), order: kept.length });
  }
  return kept;
}

/** A line that is no sentence, made one and kept; nothing when it says too little or too much. */
function keepFragment(text: string, offer: Offer, kept: BriefSentence[], leads: Set<string>): void {
  const role = roleOf(text);
  const made = fragmentSentence(text, role, offer, offerSubject(offer));
  const last = kept.at(-1);
  if (made !== undefined && countWords(made) <= 23) {
    if (last?.role === role && last.text.startsWith(price) && made.startsWith(price)) {
      // « 24 €. Recharge à 16 €. » is one price list.
      last.text = `${last.text.slice(0, -1)}, ${made.slice(price.length)}`;
      return;
    }
    const [lead = ''] = repeatable.exec(made) ?? [];
    const again = lead !== '' && kept.some(({ text: one }) => one.startsWith(lead));
    const said = again ? `À noter : ${made.slice(lead.length)}` : made;
    kept.push({ text: said, role, shorter: shorten(said), order: kept.length });
    return;
  }
  const noun = role === 'how' && /^\p{L}{3,}/u.test(text) ? also(text, leads.has('how')) : undefined;
  const lead = leads.has(role) ? 'S’y ajoute ceci :' : fragmentLeads[role];
  if (leads.has(`${role}!`) || countWords(text) > 18 || (countWords(text) < 3 && !/\d/u.test(text))) return;
  leads.add(leads.has(role) ? `${role}!` : role);
  kept.push({ text: noun ?? `${lead} ${inside(text)}`, role, shorter: [], order: kept.length });
}

/** After a colon: in small letters, but for « MRR »; a second colon becomes a comma. */
function inside(text: string): string {
  return (/^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text)).replace(/ : /u, ', ');
}

const price = 'Le prix : ';
const repeatable = /^(?:En chiffres|En pratique|Quelques chiffres) : /u;

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
const participle =
  /^(?:\p{Lu}\p{Ll}+(?:é|ée|és|ées)|(?:Écrit|Traduit|Produit|Construit|Cuit)e?s?|(?:Conçu|Cousu)e?s?) [\p{L}\d]/u;

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
  /^\d[\d ,]* ?(?:heures?|minutes?|jours?|mois|ans?|grammes?|kilos?|kg|g|cl|ml|litres?|m|cm|metres?|km|kilometres?|hectares?|places?|pieces?)(?: (?:de |d')\w+)? ?(?:,|$)|^\d[\d ,]*% (?:de |d')?(?:disponibilite|cacao|coton|laine|matiere|bio|recycle|naturel)|% (?:du prix|de (?:remise|reduction|rabais))/u;

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
  return /^(?:il (?:(?:nous |me |leur )?(?:manque|reste|faut)|existe|y (?:en )?a|suffit|s'agit|est (?:difficile|possible|temps))|en france|en (?:\d|une? |deux |trois |quatre |cinq |six |dix |quelques )|c'est un fait|aujourd'hui|en moyenne|en europe|en ville|en effet)/u.test(
    fold(sentence),
  );
}
