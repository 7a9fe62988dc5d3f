/**
 * A text with the letters that faces have: composed, on one line, with spaces of plain kinds, without emoji and without
 * what is not seen.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{RGI_Emoji}/gv, '')
    .replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replaceAll(/[\p{C}\uFE0E\uFE0F]/gu, '')
    .replaceAll(/[\u2007\u2009\u202F]/g, '\u00A0')
    .replaceAll('\u2011', '-')
    .replaceAll(/ {2,}/g, ' ');
}
