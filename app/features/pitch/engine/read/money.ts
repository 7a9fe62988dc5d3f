import { wordSet } from '../languages/lists';
import type { Word } from '../phrases';

export function moneyIn(text: string): { text: string; from: number } | undefined {
  const match = before.exec(text) ?? codedIn(text) ?? after.exec(text) ?? pence.exec(text);
  return match ? { text: match[0].trim(), from: match.index } : undefined;
}

/** “A dozen is 9.60 dollars”: an amount among the first words. */
export function isPriceFirst(text: string, words: readonly Word[]): boolean {
  const money = moneyIn(text);
  return money !== undefined && words.filter(({ from }) => from < money.from).length <= mostBefore;
}

const mostBefore = 4;

const before =
  /(?:\p{Sc}|\b(?:CHF|KSh|USD|EUR|GBP|RM|Rs\.?|Bs)\s?|\b[RQN](?=\d))\s?\d[\d  .,]{0,14}(?:\s?[km]\b)?/iu;
/** “PKR 12 million”, in capitals alone: a “pen” is a thing. */
function codedIn(text: string): RegExpExecArray | undefined {
  const match = coded.exec(text);
  return match && codes.has(match[1] ?? '') ? match : undefined;
}

const coded = /\b(\p{Lu}{3})\s?\d[\d  .,]{0,14}/u;
const codes = wordSet(
  'PKR INR LKR NPR BDT NGN GHS KES TZS UGX ZAR BWP ZMW MAD TND DZD XOF XAF AUD NZD CAD SGD HKD JMD TTD MXN ARS CLP PEN ' +
    'BOB UYU DOP',
);
const scale = "k|M|millions? d[e’']\\s?|mill?on(?:es)? de ";
const names =
  'euro euros dollar dollars dólares dolares pound pounds pence cent cents centimes céntimos centimos franc francs fcfa pesos soles quetzales lempiras ' +
  'gourde gourdes dirham dirhams dinar dinars ariary cedi cedis naira nairas shilling shillings rand rands rupees quid';
const currency = `\\p{Sc}|f cfa|${names.replaceAll(' ', '|')}`;
/** Of one it may be a weight. */
const isOfMany = (name: string) => /(?:s|quid|ariary)$/u.test(name);
const named = wordSet(names.split(' ').filter(isOfMany).join(' '));
const slang = wordSet('grand lakh lakhs crore crores guaranies balboas lucas');

/** “Nine hundred pounds” names one without a figure. */
export function namesCurrency(words: readonly Word[]): boolean {
  return words.some(({ folded }) => named.has(folded) || slang.has(folded));
}

const after = new RegExp(
  String.raw`(?<![\d.,])(?<!\d\s)\d[\d  .,]{0,14}\s?(?:${scale})?\s?(?:${currency})(?!\p{L})`,
  'iu',
);
/** “60p”, said of less than a pound. */
const pence = /\d+\s?p(?![\p{L}\d])/u;
