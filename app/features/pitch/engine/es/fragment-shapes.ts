import type { Offer } from '../read/reading';
import { fold, lowerFirst } from '../words';

type Words = Record<string, string | undefined>;

/** Lines that are no sentences, and the sentence that each makes of its own words. */
export const shapes: [RegExp, (words: Words, offer: Offer) => string | undefined][] = [
  // « Margen bruto 61 % », « Crecimiento del 20 % al mes »
  [
    /^(?<what>margen|crecimiento|ocupación|facturación|rentabilidad)(?<kind>(?: \p{Ll}{4,}){0,2}) (?:de |del )?(?<rest>\d.*(?:%|euros|pesos|dólares|soles).*)$/iu,
    ({ what = '', kind = '', rest = '' }) =>
      `${/ión|idad/u.test(what) ? 'La' : 'El'} ${lowerFirst(what)}${kind} es de${/%/u.test(rest) ? 'l' : ''} ${rest}`,
  ],
  // « 9 cámaras funcionando »
  [
    /^(?:Ya )?(?<rest>\d[\d.]* \p{L}+s (?:funcionando|en marcha|en uso)(?!\p{L}).*)$/iu,
    ({ rest = '' }) => `Ya hay ${lowerFirst(rest)}`,
  ],
  // « Grupos de 8, por las mañanas », « Sesiones de 45 minutos »
  [
    /^(?<what>grupos|talleres|turnos|cursos|viajes|paquetes|sesiones|clases|visitas|rutas|lecciones|jornadas) de (?<rest>\d.+)$/iu,
    ({ what = '', rest }) =>
      `${/(?:iones|clases|visitas|rutas|jornadas)$/iu.test(what) ? 'Las' : 'Los'} ${lowerFirst(what)} son de ${rest}`,
  ],
  // « De 10 a 60 personas »
  [
    /^(?:Para )?(?<rest>de \d+ a \d+ (?:personas|participantes|invitados|comensales|jugadores|niños|alumnos))$/iu,
    ({ rest = '' }) => `Vale para grupos ${lowerFirst(rest)}`,
  ],
  // « Tarros de 250 y 500 gramos »
  [
    /^(?<rest>(?:tarros|botes|botellas|latas|cajas|bolsas|sacos|frascos|sobres|garrafas|lotes|tabletas|ovillos|madejas|rollos) de \d.+)$/iu,
    ({ rest = '' }, { phrase, lead, plural }) =>
      phrase === undefined || lead !== undefined
        ? undefined
        : `Se ${plural ? 'venden' : 'vende'} en ${lowerFirst(rest)}`,
  ],
  // « 4 cuadernos, 32 euros »
  [
    /^(?<count>\d+ \p{L}+s), (?<price>\d[\d.,]* (?:euros|pesos|soles|dólares))$/iu,
    ({ count, price }) => `${count} cuestan ${price}`,
  ],
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
  // « Hechas en Soria por dos carpinteros »
  [
    /^(?<verb>hech|fabricad|diseñad|cosid|tejid|teñid|pintad|elaborad|cultivad|recogid|pensad|escrit|cocinad|tostad)(?<end>[oa]s?) (?<rest>(?:a mano|en|por|con|para|sin|al?) .+)$/iu,
    ({ verb = '', end = '', rest }, { phrase, plural }) =>
      phrase === undefined || end.endsWith('s') !== plural
        ? undefined
        : `${plural ? 'Están' : 'Está'} ${lowerFirst(verb)}${end} ${rest}`,
  ],
  // « Marcado CE previsto en 2027 »
  [
    /^(?<what>marcado CE|lanzamiento|apertura|homologación|certificación) (?<rest>(?:previst|solicitad|concedid|aprobad)[oa](?: .+)?|en trámite(?: .+)?)$/iu,
    ({ what = '', rest }) => `${/ción|tura/u.test(what) ? 'La' : 'El'} ${lowerFirst(what)} está ${rest}`,
  ],
  // « Con manteca de karité »
  [
    /^con (?<what>\p{L}.+)$/iu,
    ({ what = '' }, { phrase, lead, plural }) =>
      phrase === undefined || lead !== undefined || !isThing(phrase) || notOwned.test(fold(what))
        ? undefined
        : `${plural ? 'Tienen' : 'Tiene'} ${what}`,
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

const notOwned =
  /^(?:entrega|envio|ayuda|esfuerzo|cita|opcion|posibilidad|la|el|los|las|un|una|mucho|todo|solo|cada|vistas|fines|motivo|animo|ganas|mas|menos|[a-z]+[aei]r)\b/u;
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
