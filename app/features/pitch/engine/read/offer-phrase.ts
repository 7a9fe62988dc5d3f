import type { Language } from '../languages/language';
import { startsWithArticle } from '../languages/words';
import { lookUp } from '../words';
import type { Offer } from '../facts';
import { isName, splitName } from './names';
import { nounOf, nounPhraseHead } from './noun';
import { withSmallStart } from './tidy';

/** A unit read as the statement of what is sold; `isTitle`: it is nothing but a name. */
export type OfferReading = { offer: Offer; form: 'sentence' | 'noun'; isTitle?: true };

/** `founders` is the word from which they act, -1 for nowhere. */
export type Context = { isFirst: boolean; founders: number; smallWords: ReadonlySet<string> };

export const plainOffer: Offer = { plural: false, feminine: false };

type Known = {
  name?: string | undefined;
  form: 'sentence' | 'noun';
  /** It stands after a verb: a capital means a name. */
  isMade?: boolean;
};

export function offerOf(
  phrase: string,
  language: Language,
  { name, form, isMade = false }: Known,
): OfferReading {
  const { grammar } = language;
  const named = splitName(phrase, language);
  const found = nounOf(grammar.withoutArticle(named.phrase), language);
  // “I built ScamShield: …”: what stands there without an article is a name.
  const isBare = isMade && !startsWithArticle(named.phrase, language);
  const isCalled =
    isBare && found !== undefined && isName(named.phrase.slice(0, found.length), language.cues);
  // « j’ai cousu la Biset »: a capital inside a sentence.
  const bare = grammar.withoutArticle(named.phrase);
  const isTitled = isMade && !isBare && bare !== named.phrase && isName(bare, language.cues);
  const noun = isCalled || isTitled ? undefined : found;
  const made = isCalled ? named.phrase.slice(0, found.length) : isTitled ? bare : undefined;
  const called = name ?? named.name ?? made;
  return {
    form,
    offer: {
      ...(called === undefined ? {} : { name: called }),
      ...(noun === undefined ? {} : { noun }),
      ...(noun === undefined && called !== undefined
        ? {}
        : { phrase: grammar.withArticle(withSmallStart(named.phrase)) }),
      ...nounPhraseHead(noun ?? '', language),
      ...lookUp(grammar.articles, named.phrase.split(' ')[0]?.toLowerCase() ?? ''),
    },
  };
}
