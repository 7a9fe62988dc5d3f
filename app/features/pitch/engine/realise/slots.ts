import type { Slots } from '../languages/frames';
import { framesOf } from '../languages/frames';
import { type Language, languages } from '../languages/language';
import { isPerson, saysI, startsWithUs } from '../languages/words';
import { isNumberWord } from '../numbers';
import { wordsOf } from '../phrases';
import { groupOf, isOfPeople } from '../read/noun';
import { type Fact, leastSure, type Reading } from '../facts';
import { fold, lowerFirst, rememberedFor, upperFirst } from '../words';

/** What the frames may name of a brief. A slot that is not known is missing, and so is the frame that needs it. */
export const slotsOf = rememberedFor((reading: Reading): Slots => {
  const { lang, offer, brief, audience } = reading;
  const { grammar } = languages[lang];
  const frames = framesOf[lang];
  // “Grandfathers who mend toys” are who does it, of “four sizes” one is tried: nobody tests them.
  const isCounted = isNumberWord(wordsOf(offer.noun ?? '', lang)[0]?.folded ?? '', lang);
  const isThing = offer.noun !== undefined && !isCounted && !isOfPeople(offer.noun, languages[lang]);
  const definite = isThing
    ? grammar.definite(shortNoun(offer.noun ?? '', languages[lang]), offer.plural, offer.feminine)
    : undefined;
  const people = peopleOf(reading);
  const pronoun = grammar.pronoun(offer.plural, offer.feminine);
  const { us, withUs, we } = frames.persons[personOf(reading)];
  return {
    us,
    withUs,
    we,
    name: offer.name,
    phrase: offer.phrase,
    noun: offer.noun,
    thing: offer.name ?? definite,
    definite,
    ...addressOf(reading),
    audience: audience.phrase,
    group: audience.phrase === undefined ? undefined : groupOf(audience.phrase, languages[lang]),
    people: people?.noun,
    provers: people && isFew(people.count) ? `${lowerFirst(people.count)} ${people.noun}` : undefined,
    lequel: people && (grammar.isFeminine(people.noun) ? 'laquelle' : 'lequel'),
    these: people && (grammar.isFeminine(people.noun.split(' ')[0] ?? '') ? 'estas' : 'estos'),
    this: frames.categories[brief.category],
    pronoun,
    Pronoun: upperFirst(pronoun),
  };
});

/** With the plainest words for a thing and an audience that have none of their own. */
export function slotsForAll(reading: Reading): Slots {
  const slots = slotsOf(reading);
  const audience = slots.audience ?? framesOf[reading.lang].people;
  return { ...slots, thing: slots.thing ?? slots.this, audience };
}

/** “The ice cream” of goat milk ice cream, «la miel cruda» de brezo: four words would say the offer again. */
function shortNoun(noun: string, { cues, grammar, lang }: Language): string {
  const words = wordsOf(noun, lang);
  if (words.length < mostNounWords) return noun;
  const end = words.findIndex(({ folded }) => cues.keepsPreposition.has(folded));
  if (end > 0 && !grammar.headLast) return noun.slice(0, words[end - 1]?.to);
  return end < 0 && grammar.headLast ? noun.slice(words.at(-2)?.from) : noun;
}

const mostNounWords = 4;

function addressOf({ lang, brief }: Reading): Slots {
  const { cues } = languages[lang];
  const isFamiliar =
    brief.goal === 'team' || cues.familiar.find(wordsOf(brief.description, lang)) !== undefined;
  return framesOf[lang].address?.[isFamiliar ? 'familiar' : 'formal'] ?? {};
}

export function peopleOf({
  lang,
  facts,
  offer,
}: Reading): { noun: string; count: string; fact: Fact } | undefined {
  for (const fact of facts.filter(({ kind, sure }) => kind === 'proof' && sure >= leastSure.named)) {
    const words = wordsOf(fact.text, lang);
    const at = words.findIndex(({ folded }) => isNumberWord(folded, lang));
    const isSubject = at === 0 || (at > 0 && at <= 2 && !startsWithUs(words, languages[lang]));
    const person = words.slice(at + 1, at + 4).find((word) => isPerson(word, languages[lang]));
    const noun = person && !languages[lang].cues.staff.has(person.folded) ? person.text : undefined;
    const isShare = /^\s?%/u.test(fact.text.slice(words[at]?.to ?? 0));
    if (isSubject && noun !== undefined && !isShare && !isOffer(noun))
      return { noun: lowerFirst(noun), count: words[at]?.text ?? '', fact };
  }
  return undefined;

  function isOffer(noun: string): boolean {
    return fold(offer.noun ?? '').includes(fold(noun).slice(0, 5));
  }
}

/** Nobody chooses one to talk to out of 1,120 visitors. */
function isFew(count: string): boolean {
  return count.replaceAll(/\D/gu, '').length <= 2;
}

/** Which of the frames several founders speak in, or one alone: what they do and need tells it before the rest. */
export function personOf({ lang, facts }: Reading): 'we' | 'i' {
  const { cues, grammar } = languages[lang];
  const ofAsk = facts.filter(({ kind }) => kind === 'offer' || kind === 'need');
  return saidBy(ofAsk) ?? saidBy(facts) ?? 'we';

  function saidBy(said: readonly Fact[]): 'we' | 'i' | undefined {
    const words = said.flatMap(({ text }) => wordsOf(text, lang));
    const isOne = words.some((word) => saysI(word, languages[lang]));
    const saysWe = words.some(
      (word) =>
        grammar.isOurs(word.text) === 'we' ||
        (cues.ourselves.has(word.folded) && !cues.soloWords.has(word.folded) && word.folded !== 'on'),
    );
    if (isOne === saysWe) return undefined;
    return isOne ? 'i' : 'we';
  }
}
