/** Blanks out markup, addresses, templates, emoji; the length stays, so that places match the founder's text. */
export function maskNoise(text: string): string {
  let masked = paired.reduce((rest, [open, close]) => maskBetween(rest, open, close), text);
  masked = masked
    .replace(blockTag, (tag) => `\n${' '.repeat(tag.length - 1)}`)
    .replace(headingQuestion, blank)
    .replace(roundPrice, ',-');
  masked = noise.reduce((rest, pattern) => rest.replace(pattern, blank), masked);
  return masked
    .replace(/\[([^[\]\n]{0,200})\]/gu, ' $1 ')
    .replace(/[{}|\\<>^~#*`_[\]\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/gu, ' ');
}

const paired: readonly (readonly [string, string])[] = [
  ['<|im_start|>', '<|im_end|>'],
  ['[INST]', '[/INST]'],
  ['<<SYS>>', '<</SYS>>'],
  ['<script', '</script'],
  ['<style', '</style'],
  ['```', '```'],
  ['{{', '}}'],
];

const blockTag = /<\/?(?:p|li|ul|h[1-6]|div|br|tr)\b[^<>]{0,200}>/giu;
const headingQuestion = /^#{1,6} [^\n]{1,60}\?[ \t]*$/gmu;

/** A site without “www.”. */
export const site =
  /(?<![\w.-])[\w.-]{1,80}\.(?:com?|org|net|fr|es|eu|uk|io|ai|app|dev|de|ca|be|ch|example)\b(?:\/\S*)?/giu;
export const emoji =
  /[\p{Extended_Pictographic}\p{EMod}\p{RI}\u2600-\u27BF\u2B00-\u2BFF\uFE0F\u20E3\u{E0000}-\u{E007F}]/gu;

/** “85.-”, as the Swiss write a round price: its full stop ends no sentence. */
const roundPrice = /(?<=\d)\.[–—-](?=[\s,;:!?)]|$)/gu;

const noise: readonly RegExp[] = [
  /<\/?[a-zA-Z!|][^<>]{0,300}>/gu,
  /\[[^\][\n]{0,80}\]\((?:javascript|data|vbscript):\S{0,300}/giu,
  /\b(?:javascript|vbscript):\S{0,300}/giu,
  /\]\([^()\s]{0,300}\)/gu,
  /"[\w-]{1,40}"\s?:\s?(?:"[^"]{0,300}"|[{[])/gu,
  /&(?:[a-z]{2,8}|#\d{1,6});/giu,
  /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[a-z]{2,12}){1,3}/giu,
  /\b(?:https?:\/\/|www\.)\S{1,300}/giu,
  site,
  /(?<!\S)[A-Za-z\d+/]{40,}={0,2}(?!\S)/gu,
  emoji,
];

function blank(match: string): string {
  return match.replace(/[^\n]/gu, (letter) => ' '.repeat(letter.length));
}

function maskBetween(text: string, open: string, close: string): string {
  let from = text.indexOf(open);
  let masked = text;
  while (from >= 0) {
    const end = masked.indexOf(close, from + open.length);
    const to = end < 0 ? masked.length : end + close.length;
    masked = masked.slice(0, from) + blank(masked.slice(from, to)) + masked.slice(to);
    from = masked.indexOf(open, to);
  }
  return masked;
}
