export function moneyIn(text: string): { text: string; from: number } | undefined {
  const match = before.exec(text) ?? after.exec(text) ?? pence.exec(text);
  return match ? { text: match[0].trim(), from: match.index } : undefined;
}

const before = /(?:£|\$|€|₹|(?:US\$|CHF|KSh|USD|EUR|GBP)\s?|R(?=\d))\s?\d[\d  .,]{0,14}(?:\s?(?:k|m|M)\b)?/u;
const scale = "k|M|millions? d[e’']\\s?|mill?on(?:es)? de ";
const currency = '€|\\$|£|euros?|dollars?|d[óo]lares|pounds?|pence|cents?|francs?|pesos';
const after = new RegExp(
  String.raw`(?<![\d.,])(?<!\d\s)\d[\d  .,]{0,14}\s?(?:${scale})?\s?(?:${currency})(?!\p{L})`,
  'iu',
);
/** “60p”, said of less than a pound. */
const pence = /\d+\s?p(?![\p{L}\d])/u;
