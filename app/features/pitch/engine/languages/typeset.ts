import type { Locale } from '#app/i18n/locales';

/** Spaces, quotation marks and apostrophes of the language; French: U+202F before `;!?`, U+00A0 elsewhere. */
export function typeset(text: string, lang: Locale): string {
  return rules[lang](text.replaceAll("'", '’'));
}

const rules: Record<Locale, (text: string) => string> = { en: english, fr: french, es: spanish };

function english(text: string): string {
  return closed(quoted(text, '“', '”'))
    .replace(/([.!?])”\./gu, '$1”')
    .replace(/(\d)\s{1,3}%/gu, '$1%')
    .replace(/([£€$])\s{1,3}(?=\d)/gu, '$1');
}

function french(text: string): string {
  return beforeUnits(quoted(text, '«\u00a0', '\u00a0»'))
    .replace(/\s{0,3}([;!?]+)/gu, '\u202f$1')
    .replace(/\s{0,3}:(?=\s|$)/gu, '\u00a0:')
    .replace(/\s{1,3}([,.])(?=\s|$)/gu, '$1');
}

function spanish(text: string): string {
  return beforeUnits(closed(quoted(text, '«', '»')))
    .replace(/(^|[.!?…]\s)([^¿?.!…]+\?)/gu, '$1¿$2')
    .replace(/(^|[.!?…]\s)([^¡!?.…]+!)/gu, '$1¡$2');
}

function quoted(text: string, opening: string, closing: string): string {
  return text
    .replace(/["“„]([^"“”„]{1,300})["”]/gu, '«$1»')
    .replace(/«\s{0,3}/gu, opening)
    .replace(/\s{0,3}»/gu, closing);
}

function closed(text: string): string {
  return text.replace(/\s{1,3}([;:!?,.]+)(?=[\s”»]|$)/gu, '$1');
}

/** A number is read in one piece: « 900 000 € », « 1,1 million ». */
function beforeUnits(text: string): string {
  return (
    text
      .replace(/(\d)\s{0,3}(%|€|k€|M€)/gu, '$1\u00a0$2')
      .replace(/(\d) (?=(?:millions?|milliards?|millón|millones)\b)/gu, '$1\u00a0')
      // “6 000” stays on one line.
      .replace(/(?<=(?<!\d)\d{1,3})\s(?=\d{3}(?!\d))/gu, '\u202f')
  );
}
