/** An amount of money as written, with its place in the text. Undefined without any. */
export function moneyIn(text: string): { text: string; from: number } | undefined {
  const match = before.exec(text) ?? (weighs.test(text) ? null : after.exec(text)) ?? pence.exec(text);
  return match ? { text: match[0].trim(), from: match.index } : undefined;
}

const before = /(?:£|\$|€|US\$|CHF\s?)\s?\d[\d  .,]{0,14}(?:\s?(?:k|m|M)\b)?/u;
const scale = "k|M|millions? d[e’']\\s?|mill?on(?:es)? de ";
const currency = '€|\\$|£|euros?|dollars?|d[óo]lares|pounds?|pence|cents?|francs?|pesos';
const after = new RegExp(
  String.raw`(?<![\d.,])(?<!\d\s)\d[\d  .,]{0,14}\s?(?:${scale})?\s?(?:${currency})(?!\p{L})`,
  'iu',
);
/** “42 pounds” may be what a bag weighs. */
const weighs = /\b(?:weigh|heavy|heavier|lift)/iu;
/** “60p”, said of less than a pound. */
const pence = /\d+\s?p(?![\p{L}\d])/u;
