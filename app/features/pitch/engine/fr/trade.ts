import type { Brief } from '../../pitch';

/**
 * « Je suis plombier à Lyon. », « Nous sommes une coopérative de livreurs. »: said of those who offer, where the brief
 * names no more than them; undefined for a thing, for what is only planned, and for an organisation of one.
 */
export function tradeSentence(
  phrase: string,
  { alone, category }: { alone: boolean; category: Brief['category'] },
): string | undefined {
  if (category === 'concept' || category === 'project') return undefined;
  const person = category === 'product' ? undefined : persons.exec(phrase)?.[1];
  if (alone) return person === undefined ? undefined : `Je suis ${person}.`;
  return person !== undefined || organisations.test(phrase) ? `Nous sommes ${phrase}.` : undefined;
}

const persons =
  /^une? ((?:plombi(?:er|ère)|menuisi(?:er|ère)|charpenti(?:er|ère)|ferronni(?:er|ère)|coiffeu(?:r|se)|photographe|graphiste|traduct(?:eur|rice)|fleuriste|jardini(?:er|ère)|paysagiste|couvreur|carreleur|maçon|électricien(?:ne)?|architecte|avocate?|notaire|consultante?|artisane?|secrétaire|comptable|infirmi(?:er|ère)|sage-femme|psychologue|ostéopathe|coach|format(?:eur|rice)|apicult(?:eur|rice)|maraîch(?:er|ère)|éleveu(?:r|se)|tatoueu(?:r|se)|esthéticien(?:ne)?)(?!\p{L})(?: .*)?)$/u;

const organisations =
  /^une? (?:petite? )?(?:traiteur|cabinet|agence|coopérative|entreprise|association|collectif|compagnie|troupe|société|start-up|brasserie|boulangerie|bureau d’études|maison d’édition|groupement)(?!\p{L})/u;
