import { inSingleMarket, isContinent } from '../../places/facts';
import { upperFirst } from '../../words';
import { isDigital } from '../kind';
import { inPlace, inPlaces, thePlace } from '../places';
import { kindOf } from './places';
import type { Voice } from '../voice';

/** Step 4: what the place it is made in implies for the places it is sold in. */
export function origin(voice: Voice): string[] {
  const { madeIn: made, distributedIn: sold } = voice.reading.brief;
  const tangible = kindOf(voice) !== 'none';
  const onScreen = isDigital(voice.reading) || voice.reading.sector === 'finance';
  if (made === undefined) return withoutOrigin(tangible, onScreen, sold);
  const abroad = sold.filter((code) => code !== made);
  return tangible ? goods(made, abroad) : services(made, abroad, onScreen);
}

function withoutOrigin(tangible: boolean, onScreen: boolean, sold: string[]): string[] {
  return tangible
    ? [
        'No dice dónde se fabrica: decirlo permitiría hablar de origen, de plazos y de aduanas.',
        sold.some((code) => !inSingleMarket(code))
          ? 'Fuera de la Unión Europea, el origen decide los derechos que se pagan.'
          : 'En Europa, responde a una pregunta frecuente del comprador: ¿de dónde viene?',
      ]
    : [
        onScreen
          ? 'No dice desde dónde trabaja: decirlo respondería a dos preguntas, dónde están los datos y quién coge el teléfono.'
          : 'No dice desde dónde trabaja: decirlo mostraría que conoce el terreno y quién se desplaza.',
        `Para una oferta ${inPlaces(sold, 3)}, un punto de apoyo local da confianza desde la primera frase.`,
      ];
}

function goods(made: string, abroad: string[]): string[] {
  const from = isContinent(made)
    ? `${thePlace(made)} es muy grande: una mención de origen pide un país.`
    : claim(made);
  const far = abroad.find((code) => inSingleMarket(code) !== inSingleMarket(made) || !inSingleMarket(code));
  const [near] = abroad;
  if (near === undefined)
    return [
      from,
      `Fabricar y vender ${inPlace(made)}: ni aduanas ni cambio de moneda, y un plazo corto que conviene decir.`,
    ];
  if (far === undefined)
    return [
      from,
      `Hacia ${thePlace(near)}, la mercancía circula dentro del mercado único: sin aranceles, con el IVA por declarar.`,
    ];
  return [
    from,
    `Hacia ${thePlace(far)} hay una aduana: un código arancelario, un origen que probar si un acuerdo rebaja los derechos y un transporte que sumar al precio.`,
  ];
}

function claim(made: string): string {
  if (made === 'US')
    return '«Made in USA» solo se admite, según la FTC, si casi todo el producto se hace allí.';
  if (made === 'CH') return 'La cruz suiza exige una parte mínima del coste en Suiza (reglas «Swissness»).';
  if (inSingleMarket(made))
    return `«Fabricado ${inPlace(made)}» se juzga por lo general según el lugar de la última transformación sustancial: guarde la prueba de lo que se hace allí.`;
  return `El origen suele ser el lugar de la última transformación sustancial: guarde la prueba de lo que se hace ${inPlace(made)}.`;
}

function services(made: string, abroad: string[], onScreen: boolean): string[] {
  const home = onScreen
    ? `Su equipo trabaja ${inPlace(made)}: diga dónde se alojan los datos y en qué horario se responde.`
    : `Lo que ofrece se hace ${inPlace(made)}, con personas sobre el terreno: diga quién va y en qué plazo.`;
  const far = abroad.find((code) => !inSingleMarket(code));
  const [near] = abroad;
  if (near === undefined)
    return [
      home,
      `Trabajar y atender ${inPlace(made)}: una sola ley, una sola factura y clientes a los que se puede ir a ver.`,
    ];
  if (isContinent(near))
    return [home, 'Diga en qué país atenderá primero: el idioma, la factura y la ley cambian con él.'];
  if (far !== undefined && inSingleMarket(made))
    return [
      home,
      `Para ${thePlace(far)}, fuera de la Unión, prevea el contrato local, el huso horario y el paso de datos de un país a otro.`,
    ];
  return [
    home,
    `Entre ${thePlace(made)} y ${thePlace(near)}, lo difícil no es la aduana: es el idioma en que se atiende y la factura con IVA.`,
  ].map(upperFirst);
}
