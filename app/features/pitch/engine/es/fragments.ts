import type { Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';

/** A noun phrase or a participle of the brief as a sentence, with its own words; undefined when none is safe. */
export function fragmentSentence(part: string, offer: Offer): string | undefined {
  const body = part.replace(/[.!]$/u, '');
  for (const [pattern, make] of shapes) {
    const found = pattern.exec(body)?.groups;
    const said = found === undefined ? undefined : make(found, offer);
    if (said !== undefined && countWords(said) <= 23) return `${upperFirst(withMean(said))}.`;
  }
  return undefined;
}

/** « , prima media de 42 dólares » said as part of the sentence. */
function withMean(said: string): string {
  return said
    .replace(/, (prima|cuota|nota|tarifa|duración|ocupación) (?=media )/u, ', con una $1 ')
    .replace(/, (precio|coste|gasto|importe|plazo) (?=medio )/u, ', con un $1 ');
}

type Words = Record<string, string | undefined>;

const shapes: [RegExp, (words: Words, offer: Offer) => string | undefined][] = [
  // « Vendido en 31 peluquerías »
  [
    /^(?:Ya )?vendid[oa]s? (?<rest>(?:en|por internet|desde) .+)$/iu,
    ({ rest }, { plural }) => `Ya se ${plural ? 'venden' : 'vende'} ${rest}`,
  ],
  // « Probadas por 150 escaladores »
  [
    /^(?:Ya )?(?<verb>probad|testad|validad|ensayad|usad|utilizad|recomendad)[oa]s? por (?<who>(?:más de |unos |unas |casi )?(?:\d|los |las |dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez ).+)$/iu,
    ({ verb = '', who = '' }, offer) =>
      offer.phrase === undefined ? undefined : `Ya ${direct(offer)} ${didMany(verb)} ${who}`,
  ],
  // « Probado en 12 explotaciones, 94 % de avisos correctos »
  [
    /^(?:Ya )?(?<verb>probad|testad|validad|ensayad)[oa]s? (?<rest>(?:en|con|durante|desde|entre) .+)$/iu,
    ({ rest = '' }, { plural }) =>
      `Ya se ${plural ? 'han' : 'ha'} probado ${rest.replace(/, (?=\d[\d,]* ?% )/u, ', con un ')}`,
  ],
  // « 15 comunidades acompañadas desde 2021 »
  [
    /^(?:Ya )?(?<count>(?:más de |unos |unas |casi )?\d[\d.]*) (?<what>(?:\p{L}+ ){1,3}\p{L}+(?:ad|id)[oa]s(?: .+)?)$/iu,
    ({ count = '', what = '' }) =>
      / (?:usad|segund|ocupad|adaptad|hidratad|salad)[oa]s/u.test(what)
        ? undefined
        : `Ya van ${lowerFirst(count)} ${what}`,
  ],
  // « Patente solicitada en 2024 »
  [
    /^Patente (?<state>solicitada|concedida|presentada|registrada)(?: en (?<year>\d{4}))?$/iu,
    ({ state, year }) => `La patente está ${state}${year === undefined ? '' : ` desde ${year}`}`,
  ],
  // « Respuesta en 48 horas », « Seguro incluido », « Envío gratis »
  [
    /^(?<what>respuesta|entrega|instalación|devolución) (?<rest>(?:en|antes de) .+)$/iu,
    ({ what = '', rest }) => `La ${lowerFirst(what)} llega ${rest}`,
  ],
  [
    /^(?<what>seguro|envío|presupuesto|mantenimiento|material|transporte) (?<rest>(?:incluido|gratuito|gratis)(?: .+)?)$/iu,
    ({ what = '', rest = '' }) => `El ${lowerFirst(what)} ${/^incl/iu.test(rest) ? 'está' : 'es'} ${rest}`,
  ],
  // « Sin perfume añadido »
  [
    /^sin (?<what>\p{L}.+)$/iu,
    ({ what = '' }, { phrase, lead, plural }) => {
      if (phrase === undefined || lead !== undefined || !isThing(phrase) || notCarried.test(fold(what)))
        return undefined;
      return `No ${plural ? 'llevan' : 'lleva'} ${what}`;
    },
  ],
];

const notCarried =
  /\b(?:electricidad|esfuerzo|instala\w+|obras?|permanencia|compromiso|suscripcion|intermediarios|limite|prisas?|ruido|formacion|cita|comision\w*|letra|contrato|coste|gastos|tener|que|\w+[aei]r)\b/u;

function isThing(phrase: string): boolean {
  return !/^(?:una? )?(?:clases?|cursos?|taller\p{L}*|servicio|alquiler|app|aplicación|plataforma|programa|agencia|rutas?|viajes?)(?!\p{L})/u.test(
    phrase,
  );
}

function direct({ plural, feminine }: Offer): string {
  return `l${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;
}

function didMany(participle: string): string {
  const verb = fold(participle);
  if (verb.startsWith('us') || verb.startsWith('util')) return 'usan';
  return verb.startsWith('recomend') ? 'recomiendan' : 'han probado';
}

/** How a noun phrase is made a sentence when no shape fits, by what it is about. */
export const fragmentLeads: Record<Role, string> = {
  definition: 'En concreto:',
  problem: 'El problema:',
  benefit: 'La ventaja:',
  how: 'En concreto:',
  difference: 'La diferencia:',
  proof: 'Hasta hoy:',
  stage: 'El punto de partida:',
  model: 'El precio:',
  team: 'El equipo:',
  ask: 'Lo que buscamos:',
};
