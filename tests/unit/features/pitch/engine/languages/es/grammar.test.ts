import { describe, expect, it } from 'vitest';

import { spanish } from '#app/features/pitch/engine/languages/es/grammar';

const verbOf = (text: string) => {
  const tokens = text.match(/[\p{L}\p{N}]+|[,;:.]/gu) ?? [];
  return tokens[spanish.finiteVerbIndex(tokens)];
};

describe('the main verb', () => {
  it.each([
    ['Paseamos perros cuando usted no puede', 'Paseamos'],
    ['Afilo cuchillos y tijeras a domicilio', 'Afilo'],
    ['Todos los sábados organizamos paseos', 'organizamos'],
    ['Cobra Claro ayuda a los autónomos a cobrar', 'ayuda'],
    ['Las redes que se pierden siguen matando peces', 'siguen'],
    ['Respiro pone en contacto a cuidadores', 'pone'],
    ['Somos una cooperativa', 'Somos'],
    ['El 88 % de los avisos fueron correctos', 'fueron'],
    ['La compra se entrega por la tarde', 'entrega'],
    ['Doblo cajas de cartón', 'Doblo'],
    ['Compra botones en la Bahía', 'Compra'],
    ['Buceo en su piscina y encuentro la fuga', 'Buceo'],
    ['Yo saco los enjambres de las casas', 'saco'],
    ['Anudo otra vez a mano el fleco', 'Anudo'],
    ['Reparo los muelles de la orilla', 'Reparo'],
    ['Grabo el nombre en cada vaso', 'Grabo'],
    ['Rento chambelanes para fiestas', 'Rento'],
    ['Horneo panes de maíz', 'Horneo'],
    ['Mi padre reparaba acordeones', 'reparaba'],
    ['Cada noche, Pilar llenaba tres sacos', 'llenaba'],
    ['La guayaba cuesta poco', 'cuesta'],
    ['Cuando llueve, el toldo se cierra solo', 'cierra'],
    ['Prestamos bicis a quien busca trabajo', 'Prestamos'],
    ['Todo cabe en una mochila', 'cabe'],
  ])('of «%s» is «%s»', (text, verb) => {
    expect(verbOf(text)).toBe(verb);
  });

  it.each([
    'Una app para padres',
    'Clases de cerámica los sábados, con horno propio',
    'Un sensor que avisa al ganadero cuando una vaca va a parir',
    'Aprovechar el calor de los hornos de pan',
    'Compra y venta de muebles usados',
    'Sin pilas ni cables',
    'Mercado los domingos en la plaza',
    'Mercado jueves y viernes',
    'Teatro entre vecinos',
    'Un armario que calienta seis mochilas antes de que suban al dormitorio',
    'Mar limpio',
    'Cinco tallas y tres colores',
    'Ayuda a domicilio para personas mayores',
    'Préstamos para autónomas',
  ])('is missing in «%s»', (text) => {
    expect(verbOf(text)).toBeUndefined();
  });
});

it.each([
  ['ofrecemos', 'we'],
  ['somos', 'we'],
  ['busco', 'I'],
  ['afilo', 'I'],
  ['ritmos', undefined],
  ['trabajo', undefined],
  ['vende', undefined],
])('says by «%s» that %s speak', (verb, who) => {
  expect(spanish.isOurs(verb)).toBe(who);
});

describe('number and gender', () => {
  it.each(['jerséis', 'gafas', 'clases', 'autobuses'])('«%s» are many', (noun) => {
    expect(spanish.isPlural(noun)).toBe(true);
  });

  it.each(['crisis', 'virus', 'paraguas', 'país'])('«%s» is one', (noun) => {
    expect(spanish.isPlural(noun)).toBe(false);
  });

  it.each(['mujeres', 'madres', 'aplicación', 'luces', 'mano', 'red', 'costumbre'])(
    '«%s» is feminine',
    (noun) => {
      expect(spanish.isFeminine(noun)).toBe(true);
    },
  );

  it.each(['deportistas', 'programa', 'camión', 'envases', 'pez', 'mensaje'])('«%s» is masculine', (noun) => {
    expect(spanish.isFeminine(noun)).toBe(false);
  });
});

it.each([
  ['sensor sin cables', 'un sensor sin cables'],
  ['caja mensual', 'una caja mensual'],
  ['galletas de grillo', 'galletas de grillo'],
  ['miel cruda', 'miel cruda'],
  ['dos talleres', 'dos talleres'],
  ['aserrín teñido y moldes', 'aserrín teñido y moldes'],
  ['taller de costura y bordados', 'un taller de costura y bordados'],
  ['asociación Burrito Feliz', 'asociación Burrito Feliz'],
])('introduces «%s» as «%s»', (phrase, said) => {
  expect(spanish.withArticle(phrase)).toBe(said);
});

it.each([
  ['agua de mar', false, true, 'el agua de mar'],
  ['gafas', true, true, 'las gafas'],
  ['sonda', false, true, 'la sonda'],
])('names «%s» again', (noun, plural, feminine, said) => {
  expect(spanish.definite(noun, plural, feminine)).toBe(said);
});

it.each([
  ['padres que trabajan', 'los padres que trabajan'],
  ['familias y jubilados', 'las familias y los jubilados'],
  ['jóvenes madres', 'las jóvenes madres'],
  ['gente que tira comida', 'la gente que tira comida'],
  ['cualquier persona', 'cualquier persona'],
  ['alumnos con dificultades y sus padres', 'los alumnos con dificultades y sus padres'],
])('speaks of «%s» as «%s»', (people, said) => {
  expect(spanish.generic(people)).toBe(said);
});

it.each([
  ['en lugar de el sensor', 'en lugar del sensor'],
  ['les toca a el personal', 'les toca al personal'],
  ['de El Carro de Trapo', 'de El Carro de Trapo'],
  ['madera y hierro', 'madera y hierro'],
  ['tela y hilo', 'tela e hilo'],
  ['siete o ocho', 'siete u ocho'],
])('joins the words of «%s»', (text, said) => {
  expect(spanish.joinWords(text)).toBe(said);
});

it.each([
  ['Reparar bicicletas', 'infinitive'],
  ['Taller de bicicletas', 'other'],
  ['Máster de cocina', 'other'],
  ['Vendido en 31 peluquerías', 'participle'],
  ['Lavado y planchado de ropa', 'other'],
  ['Ayudando a mayores', 'gerund'],
  ['Sumando imparte talleres', 'other'],
])('sees how «%s» begins', (text, form) => {
  expect(spanish.firstWordForm(text.split(' '))).toBe(form);
});
