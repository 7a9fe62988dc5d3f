import { fold } from '../words';

/**
 * The numbers written in figures in a text, each in one spelling: `1 200`, `1,200` and `1.200` are `1200`, `2,5` is
 * `2.5`, `300 k€` is `300000`, `30 %` and `30 percent` are `30%`.
 */
export function figuresOf(text: string): string[] {
  return [...percentSigns(text).matchAll(figure)].map(
    ([, digits = '', percent, thousands, millions, billions]) => {
      const scale =
        thousands !== undefined ? 1e3 : millions !== undefined ? 1e6 : billions !== undefined ? 1e9 : 1;
      return percent === undefined ? String(valueOf(digits) * scale) : `${valueOf(digits)}%`;
    },
  );
}

/** The numbers written in words in a text (three languages): `vingt-cinq` is `25`, `trois mille` is `3000`. */
export function spelledNumbersOf(text: string): string[] {
  // « 120 mille » is written in figures; « cent fois » counts nothing.
  const bare = fold(percentSigns(text)).replace(spokenOf, ' … ');
  const words = bare.match(/[a-z]+|%|[^a-z\s'-]/gu) ?? [];
  const found: string[] = [];
  let sum: Sum | undefined;
  const close = (percent: boolean) => {
    if (sum !== undefined) found.push(`${sum.total + sum.current}${percent ? '%' : ''}`);
    sum = undefined;
  };
  for (const word of words) {
    const value = numberWords.get(word);
    if (value !== undefined) sum = add(sum ?? { total: 0, current: 0 }, value);
    else if (sum === undefined || !joins.has(word)) close(word === '%');
  }
  close(false);
  return found;
}

const spokenOf =
  /\d ?(?:mille|mil|thousand|millions?|millones|milliards?|billions?)\b|\b(?:cent|mille|hundred|thousand|cien|mil) (?:fois|times|veces)\b/gu;

const figure =
  /(\d{1,3}(?:[\s.,'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:(\s?%)|(\s?(?:k|K)(?!\p{L})|\s?(?:mille|mil|thousand)(?!\p{L}))|(\s?M(?!\p{L})|\s?(?:millions?|mill[oó]n|millones)(?!\p{L}))|(\s?(?:milliards?|billions?)(?!\p{L})))?/gu;

function percentSigns(text: string): string {
  return text.replace(/\s(?:pour cent|per ?cent|por ciento)(?!\p{L})/giu, ' %');
}

function valueOf(digits: string): number {
  return /^\d{1,3}(?:[\s.,'’]\d{3})+$/u.test(digits)
    ? Number(digits.replace(/\D/gu, ''))
    : Number(digits.replace(',', '.'));
}

type Sum = { total: number; current: number };

function add({ total, current }: Sum, value: number): Sum {
  if (value >= 1000) return { total: total + Math.max(current, 1) * value, current: 0 };
  if (value === 100) return { total, current: Math.max(current, 1) * 100 };
  // Quatre-vingts.
  if (value === 20 && current % 100 === 4) return { total, current: current - 4 + 80 };
  return { total, current: current + value };
}

const joins = new Set(['et', 'and', 'y']);

const numberWords = new Map(
  [
    'zero cero:0 un une one uno una:1 deux two dos:2 trois three tres:3 quatre four cuatro:4 cinq five cinco:5',
    'six seis:6 sept seven siete:7 huit eight ocho:8 neuf nine nueve:9 dix ten diez:10 onze eleven once:11',
    'douze twelve doce:12 treize thirteen trece:13 quatorze fourteen catorce:14 quinze fifteen quince:15',
    'seize sixteen dieciseis:16 seventeen diecisiete:17 eighteen dieciocho:18 nineteen diecinueve:19',
    'vingt vingts twenty veinte:20 veintiuno:21 veintidos:22 veintitres:23 veinticuatro:24 veinticinco:25',
    'veintiseis:26 veintisiete:27 veintiocho:28 veintinueve:29 trente thirty treinta:30',
    'quarante forty cuarenta:40 cinquante fifty cincuenta:50 soixante sixty sesenta:60 seventy setenta:70',
    'eighty ochenta:80 ninety noventa:90 cent cents hundred cien ciento:100 doscientos doscientas:200',
    'trescientos trescientas:300 cuatrocientos:400 quinientos quinientas:500 seiscientos:600 setecientos:700',
    'ochocientos:800 novecientos:900 mille thousand mil:1000 million millions millon millones:1000000',
    'milliard milliards billion:1000000000',
  ]
    .join(' ')
    .split(/(?<=:\d+) /u)
    .flatMap((entry) => {
      const [words = '', value = ''] = entry.split(':');
      return words.split(' ').map((word): [string, number] => [word, Number(value)]);
    }),
);
