import type { Audience } from '../read/reading';
import { countWords, fold, lookUp, lowerFirst } from '../words';
import { pluralVerb } from './verbs';

/** « Hay vecinos que van en bicicleta cada día y no pueden pagar a un mecánico. » */
export function situationTold(audience: Audience): string | undefined {
  const parts = relativeOf(audience);
  if (parts === undefined) return undefined;
  const { noun, clause } = parts;
  if (/^(?:gente|personal|publico)/u.test(fold(noun)) || !tense.test(fold(clause))) return undefined;
  const text = `Hay ${noun} que ${clause}.`;
  return countWords(text) <= 20 ? text : undefined;
}

// What makes one want to hear more: something lacks, or two things do not go together.
const tense =
  /\b(?:no|sin|nunca|pero|apenas|solo|solas?|solos|lejos|a distancia|cuidan|todavia|cansad\w+|perdid\w+|ya|tampoco|ni|demasiad\w+|poc[oa]s?)\b/u;

/** « ¿Va en bicicleta cada día y no puede pagar a un mecánico? », when its verbs and words bear the singular. */
export function situationAsked(audience: Audience): string | undefined {
  const alone =
    /^la gente que ((?:cree|quiere|vive|no tiene|no puede|echa|busca|viaja|va|trabaja|come|compra|cuida|sueña|odia|duerme) .+)$/u.exec(
      audience.phrase,
    )?.[1];
  if (alone !== undefined && countWords(alone) <= 16 && !/ (?:sus?|se) /u.test(alone))
    return `¿${alone.charAt(0).toLocaleUpperCase()}${alone.slice(1)}?`;
  const parts = relativeOf(audience);
  if (parts === undefined) return undefined;
  const { clause, noun } = parts;
  const [own = '', ...rest] = clause.split(/ (?=que |cuy[oa]s? )/u);
  if (agrees.test(fold(own)) || bodies.test(fold(own))) return undefined;
  let turned = 0;
  const asked = own
    .split(/(?<= [ye] |, )/u)
    .map((part) =>
      part.replace(
        /^((?:(?:no|se|ya|nunca|solo|siempre|también|tampoco|casi|apenas|les?|las?|los?) )*)(\p{L}+)/u,
        (all, before: string, verb: string) => {
          const one = singularVerb(verb);
          if (one === undefined || /(?:^| )les /u.test(before)) return all;
          turned += 1;
          return `${before}${one}`;
        },
      ),
    )
    .join('');
  const left = [...fold(asked).matchAll(new RegExp(pluralVerb, 'gu'))].length;
  if (turned === 0 || left > 0) return undefined;
  const owned = /^(?:personas con|dueñ[oa]s de|propietari[oa]s de) (.+)$/u.exec(noun)?.[1];
  if (owned === undefined && noun.includes(' ') && noun !== 'personas mayores') return undefined;
  const whole = [owned === undefined ? '' : `tiene ${owned} y`, asked, ...rest].join(' ').trim();
  const text = `¿${whole.charAt(0).toLocaleUpperCase()}${whole.slice(1)}?`;
  return countWords(text) <= 18 ? text : undefined;
}

// What nobody likes to be asked.
const bodies =
  /\b(?:ven|oyen|andan|caminan|hablan|pueden (?:ver|oir|andar|caminar|hablar))\b|\b(?:sido|son) victimas\b/u;

// Words that agree with a plural subject, or speak of the audience as « their ».
const agrees =
  /\b(?:son|estan|sol[oa]s|junt[oa]s|mayores|jovenes|nin[oa]s|herman[oa]s|todos|(?<!\b(?!son|estan|somos|mas|muy)\w{3,}[ao]s )\w+(?:ad|id)[oa]s$)\b/u;

const irregular: Record<string, string> = { son: 'es', están: 'está', han: 'ha', van: 'va', dan: 'da' };

function singularVerb(verb: string): string | undefined {
  const known = lookUp(irregular, verb);
  if (known !== undefined) return known;
  if (/(?:aron|ieron|jeron)$/u.test(verb)) return undefined;
  return /[ae]n$/u.test(verb) && pluralVerb.test(fold(verb)) ? verb.slice(0, -1) : undefined;
}

/** The noun without article and the relative clause of « los vecinos que van en bicicleta ». */
function relativeOf({ phrase, sure, plural, broad }: Audience): { noun: string; clause: string } | undefined {
  const found = /^l[oa]s ([^,]+?) que (.+)$/u.exec(phrase);
  const [, noun, clause] = found ?? [];
  if (!sure || !plural || broad || noun === undefined || clause === undefined) return undefined;
  if (
    / y l[oa]s? /u.test(noun) ||
    / y (?:sus?|l[oa]s?|otr[oa]s|un[oa]s?) /u.test(clause) ||
    !pluralVerb.test(fold(clause.split(' ').slice(0, 4).join(' ')))
  ) {
    return undefined;
  }
  return { noun: lowerFirst(noun), clause };
}
