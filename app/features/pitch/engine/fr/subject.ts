import type { Offer } from '../read/reading';
import { fold, lowerFirst } from '../words';
import { calledNoun, parseNounPhrase } from './noun-phrase';

/** « Se montent sans vis. »: the verb of the offer, which is its subject. */
export function withSubject(sentence: string, offer: Offer): string {
  if (offer.phrase === undefined && offer.name === undefined) return sentence;
  const [, verb = ''] = /^(?:(?:Se|Ne|N’|S’|Ne se|Ne s’|Y) ?(?=\p{Ll}))?(\p{L}+)/u.exec(sentence) ?? [];
  const led = /^(?:Se |S’|Ne |N’)/u.test(sentence);
  if (!led && !bareVerbs.test(fold(verb))) return sentence;
  const several = verb.endsWith('ent');
  if (several !== offer.plural || (led && /(?:er|ir|re)$/u.test(verb))) return sentence;
  return `${offerSubject(offer)} ${lowerFirst(sentence)}`;
}

const bareVerbs =
  /^(?:fonctionne(?:nt)?|permet(?:tent)?|convien(?:t|nent)|existe(?:nt)?|tien(?:t|nent)|remplace(?:nt)?|protege(?:nt)?|evite(?:nt)?|dure(?:nt)?|pese(?:nt)?|contien(?:t|nent)|comprend|comprennent|chauffe(?:nt)?|sech(?:e|ent)|resiste(?:nt)?|supporte(?:nt)?|nettoie(?:nt)?|previen(?:t|nent)|detecte(?:nt)?|mesure(?:nt)?|vibre(?:nt)?|sonne(?:nt)?|clignote(?:nt)?|flotte(?:nt)?|s'adapte(?:nt)?|se)$/u;

/** « Elle permet … » after the definition becomes « Vélina permet … » or, every other time, « Notre application … ». */
export function nameSubject(sentence: string, offer: Offer, renamed: number): string {
  const pronoun =
    /^(Il|Elle|Ils|Elles) (?!(?:nous |me |leur )?(?:manque|reste|faut)|existe|y (?:en )?a|suffit|s’agit)/u.exec(
      sentence,
    )?.[1];
  if (pronoun === undefined || (offer.phrase === undefined && offer.short === undefined)) return sentence;
  if (pronoun.endsWith('s') !== offer.plural || pronoun.startsWith('Elle') !== offer.feminine)
    return sentence;
  const plain = renamed % 2 === 1 && (offer.short ?? offer.phrase) !== undefined;
  return `${offerSubject(plain ? { ...offer, name: undefined } : offer)}${sentence.slice(pronoun.length)}`;
}

/** « Mon père a 78 ans … il appuie »: the pronoun stands for someone, not for the offer. */
export const someone =
  /^(?:Mon|Ma|Un|Une|Le|La) (?:père|mère|fils|fille|mari|femme|grand-?\p{L}+|voisine?|amie?|cliente?|oncle|tante|frère|sœur|papa|maman)(?!\p{L})/u;

/** The offer as the subject of a sentence: its name, or « notre application », « nos biscuits ». */
export function offerSubject(offer: Offer): string {
  if (offer.name !== undefined) return offer.name;
  const noun = calledNoun(parseNounPhrase(offer.short ?? offer.phrase ?? '').noun);
  return `${offer.plural ? 'Nos' : 'Notre'} ${noun}`;
}
