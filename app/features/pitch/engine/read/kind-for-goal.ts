import type { Locale } from '#app/i18n/locales';
import type { Goal } from '../../brief';
import { type Fact, type FactKind, leastSure } from '../facts';
import { type Language, languages } from '../languages/language';
import { soughtAt, startsWithUs } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { moneyIn, namesCurrency } from './money';

/**
 * What a fact is to a listener: what the founder does not know yet is what an incubator can help with. `place`: where a
 * description ends, founders ask.
 */
export function kindFor(
  goal: Goal,
  { kind, text, field, sure }: Pick<Fact, 'kind' | 'text' | 'field' | 'sure'>,
  { cues, lang }: Language,
  place?: 'end',
): FactKind {
  const words = wordsOf(text, lang);
  const sought = soughtAt(words, languages[lang]);
  const unneeded = cues.unneeded.startsAt(words, 0);
  const isUnneeded = unneeded !== undefined && sought < unneeded.to;
  if (field === 'description' && kind === 'need' && isUnneeded) return 'detail';
  const isAsked = place === 'end' && text.endsWith('?');
  const isUnknown =
    goal === 'incubator' && kind !== 'offer' && (isAsked || cues.unknowns.find(words) !== undefined);
  const isToUsers = goal === 'users' && field === 'description' && kind !== 'offer';
  const isOther = (kind === 'problem' || kind === 'proof') && sure >= leastSure.told;
  if (isToUsers && !isOther && invitationIn(text, words, cues)) return 'invitation';
  // What is hardly a need would be asked in place of an ask of this offer.
  const isNeed = isUnknown || sure >= leastNeed || sought >= 0;
  if (field === 'description' && kind === 'need' && !isNeed)
    return cues.needs.find(words) === undefined ? 'detail' : 'stage';
  // “My cousin leaves in March, so I need a welder”: whom it is told to may be the one.
  const isOwn = sought >= 0 && startsWithUs(words.slice(sought), languages[lang]);
  if (goal === 'team' && field === 'description' && isOwn && kind !== 'offer') return 'need';
  if (goal === 'users' && field === 'description' && kind === 'need') return 'invitation';
  const said = text.slice(words[sought]?.from, words[sought + mostToSum]?.from);
  if (
    goal === 'investors' &&
    field === 'description' &&
    sought >= 0 &&
    tellsSum(said, lang) &&
    asks.has(kind)
  )
    return 'need';
  return isUnknown ? 'need' : kind;
}

/** Money, or a large number of nothing else: “we need 40,000 for a van”, not “we need 2 welders” or “5,000 salons”. */
function tellsSum(said: string, lang: Locale): boolean {
  const isNamed = moneyIn(said) !== undefined || namesCurrency(wordsOf(said, lang));
  return isNamed || [figures, thousands, millions].some((sum) => sum.test(said));
}

const figures = /(?!(?:19|20)\d\d(?!\d))\d(?:[.,\s]?\d{3})+(?=\s*$|[.,;]| (?:for|to|pour|para)\b)/u;
const thousands = /\b(?:thousand|mil|mille)(?=\s*$|[.,;]| (?:for|to|pour|para)\b)/iu;
const millions = /\d\s?[km]n?(?!\p{L})|mill?i(?:ons?|ón|ones|ards?)(?!\p{L})/iu;

/** How sure one is of a need that no cue tells. */
export const leastNeed = 0.8;
const mostToSum = 6;
/** Of kinds that a sum may be taken for. */
const asks: ReadonlySet<FactKind> = new Set<FactKind>(['stage', 'price', 'detail']);

/** “Ring the pharmacy”, « La première est gratuite ; appelez-moi », “If it leaks, call me”: at the beginning of a sentence or of its last clause. */
function invitationIn(text: string, words: readonly Word[], cues: Language['cues']): boolean {
  const found = cues.invitations.find(words);
  const before = words[(found?.from ?? 0) - 1];
  if (found === undefined || before === undefined) return found !== undefined;
  const gap = text.slice(before.to, words[found.from]?.from);
  const isCondition = cues.subordinators.has(words[0]?.folded ?? '');
  return /[;:!–—]/u.test(gap) || (isCondition && gap.includes(','));
}
