import { type Locale, locales } from '#app/i18n/locales';

/** What one number word stands for; “one” in any language counts nothing and is left out. */
export const numberWords: Record<Locale, ReadonlyMap<string, number>> = {
  en: table(
    `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14
    fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60
    seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000 millions 1000000 billion 1000000000`,
  ),
  fr: table(
    `deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15
    seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 nonante 90
    cent 100 cents 100 mille 1000 million 1000000 millions 1000000 milliard 1000000000 milliards 1000000000`,
  ),
  es: table(
    `dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
    dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiun 21 veintiuno 21 veintiuna 21 veintidos 22
    veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30
    cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200
    doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500
    seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 novecientos 900
    novecientas 900 mil 1000 millon 1000000 millones 1000000`,
  ),
};

export function isNumberWord(folded: string, lang?: Locale): boolean {
  const first = folded.codePointAt(0) ?? 0;
  if (first >= 48 && first <= 57) return true;
  const parts = folded.split('-');
  return (lang === undefined ? locales : [lang]).some((one) =>
    parts.every((part) => numberWords[one].has(part)),
  );
}

export function isYear(folded: string): boolean {
  return /^(?:19|20)\d\d$/u.test(folded);
}

/** What figures stand for: `80 000`, `80,000` and `80.000` are 80000, `12,50` is 12.5, `15h30` is 15. */
export function valueOfFigures(figures: string): number {
  const groups = figures.split(/[^\d]/u);
  const [first = '', ...rest] = groups;
  const isGrouped = first.length <= 3 && first !== '0' && rest.length > 0;
  let whole = first;
  let at = 0;
  while (isGrouped && groups[at + 1]?.length === 3) whole += groups[(at += 1)] ?? '';
  const decimals = figures.charAt(first.length) === '.' || figures.charAt(first.length) === ',' || at > 0;
  return Number(`${whole}${decimals && groups[at + 1] ? `.${groups[at + 1]}` : ''}`);
}

function table(entries: string): Map<string, number> {
  const words = entries.split(/\s+/u);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])]] : [])));
}
