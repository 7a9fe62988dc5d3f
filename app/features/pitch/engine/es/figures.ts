import { fold } from '../words';
import { finiteVerbs, pluralVerb } from './verbs';

/** « $3.500 » as the places of sale say it: pesos, or dollars. */
export function sayMoney(text: string, places: string[]): string {
  const pesos = places.some((place) => /^(?:AR|MX|CL|CO|UY|CU|DO)$/u.test(place));
  return text
    .replace(/(?:US|U\$S|USD) ?\$? ?(\d[\d.,]*\d|\d)/gu, '$1 dólares')
    .replace(/\$ ?(\d[\d.,]*\d|\d)/gu, `$1 ${pesos ? 'pesos' : 'dólares'}`);
}

/** « 2.000 cabezas ocupa », « 10 sale »: the verb that follows counts nothing. */
function isVerb(word: string): boolean {
  const folded = fold(word);
  return (
    (finiteVerbs.test(` ${folded}`) && !folded.endsWith('s')) ||
    (/[ae]n$/u.test(folded) && pluralVerb.test(folded))
  );
}

/** The figures of a text, each with the words it counts. */
export function findFigures(text: string): string[] {
  const found = text.matchAll(
    /(?:\d+ de cada )?\d(?:[\d\u202f\u00a0 .,]*\d)?(?:\s?(?:%|€|k€|M€)(?: de(?: l[oa]s?)? \p{L}+(?: \p{L}{3,}[oae]s(?!\p{L}))?| menos| más)?|(?: (?:de )?\p{L}[\p{L}-]+){0,2})/gu,
  );
  const figures = [...found].map(([figure]) => {
    const share = /^[\d.,]+\s?% de l(?:[oa]s|a) \p{L}+/u.exec(figure)?.[0];
    if (share !== undefined) return share;
    return figure
      .replace(
        /(?<!\bde) (?:y|e|o|que|por|para|han|ha|hemos|en|con|sin|a|al|del|la|el|los|las|es|son|se|cada|desde|como|ya|nos|cuestan?|\p{L}+(?:ando|iendo)|un|una|durante|según|ante|contra|hacia|bajo|lo|\p{L}+(?:ó|aron|ieron|amos|emos|imos)|sobre|entre|no|lo|le|les|usan|repiten|tras|después|están|vuelven|dejan|mientras)(?!\p{L}).*$/u,
        '',
      )
      .replace(
        / (?:de|solo|hasta|diari[oa]s|que|quiere|antes|después|cuando|donde|si|y)(?!\p{L}).*$/u,
        (tail) => (tail.startsWith(' de ') ? tail : ''),
      )
      .replace(/ dad[oa]s$| de(?: lo(?: que)?)?$/u, '')
      .replace(/ (\p{L}+)$/u, (all, word: string) => (isVerb(word) ? '' : all))
      .trim();
  });
  return figures.filter((figure) => /\p{L}|%|€|\d{3}/u.test(figure));
}
