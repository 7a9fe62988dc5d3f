import { describe, expect, it } from 'vitest';

import { plainVerbs } from '#app/features/pitch/engine/es/plain-verbs';
import { plainWords } from '#app/features/pitch/engine/es/plain-words';
import { restyle } from '#app/features/pitch/engine/es/restyle';
import { toUsted } from '#app/features/pitch/engine/es/usted';
import type { Style } from '#app/features/pitch/engine/pack';

const unasked: Style = { shorter: false, concrete: false, plain: false, formal: false, opening: 0 };
const plain = (sentence: string) => restyle(sentence, { ...unasked, plain: true });
const formal = (sentence: string) => restyle(sentence, { ...unasked, formal: true });

describe('everyday Spanish', () => {
  it.each([
    ['Optimizamos el riego en tiempo real.', 'Mejoramos el riego al momento.'],
    ['Hemos realizado 40 pruebas.', 'Hemos hecho 40 pruebas.'],
    ['Un dashboard intuitivo.', 'Un panel fácil.'],
    ['Una interfaz idónea e intuitiva.', 'Una pantalla adecuada y fácil.'],
    ['Disponemos de 12 socios.', 'Tenemos 12 socios.'],
    ['Nuestro SaaS permite monitorizar dispositivos.', 'Nuestro programa en línea permite vigilar aparatos.'],
    ['Transporte de última milla.', 'Transporte del último tramo.'],
  ])('says « %s » as « %s »', (technical, everyday) => {
    expect(plain(technical)).toBe(everyday);
  });

  it.each([
    'Nuestros valores: «optimizar» y «trazabilidad».',
    'El modelo: [completar: software utilizado].',
    'Trabajamos con Software Sur.',
    'La potencia del motor y el transporte.',
    'Vendemos pan en 12 pueblos.',
  ])('leaves « %s » alone', (sentence) => {
    expect(plain(sentence)).toBe(sentence);
  });

  it('knows a hundred words and more, none of which it would change again', () => {
    const table = { ...plainVerbs, ...plainWords };
    expect(Object.keys(plainWords).length).toBeGreaterThan(80);
    for (const everyday of Object.values(table)) expect(plain(`Es ${everyday}.`)).toBe(`Es ${everyday}.`);
  });
});

describe('measured Spanish', () => {
  it.each([
    ['¿Cuándo podemos hablar?', '¿Cuándo le convendría que habláramos?'],
    [
      'Buscamos 90.000 euros. ¿Cuándo podemos hablar?',
      'Buscamos 90.000 euros. ¿Cuándo le convendría que habláramos?',
    ],
    [
      '¿Le apetece? Escríbanos y hablamos esta semana.',
      '¿Le interesa? Escríbanos y lo hablaremos esta semana.',
    ],
    ['Que se lo digan a los vecinos.', 'Bien lo saben los vecinos.'],
    ['Somos repartidoras en bici.', 'Somos repartidoras en bicicleta.'],
  ])('says « %s » as « %s »', (familiar, measured) => {
    expect(formal(familiar)).toBe(measured);
  });

  it('changes nothing that was not asked', () => {
    expect(restyle('¿Hablamos esta semana en la app?', unasked)).toBe('¿Hablamos esta semana en la app?');
  });
});

describe('usted', () => {
  it.each([
    ['Te ayudamos a encontrar tu casa.', 'Le ayudamos a encontrar su casa.'],
    ['Pierdes tiempo y no te das cuenta.', 'Usted pierde tiempo y no se da cuenta.'],
    ['Si tienes pruebas, las buscas tú.', 'Si tiene pruebas, las busca usted.'],
    ['Puedes olvidarte de las facturas.', 'Usted puede olvidarse de las facturas.'],
    ['¿Tienes una bici? Ven y te enseñamos.', '¿Tiene una bici? Venga y le enseñamos.'],
  ])('« %s » becomes « %s »', (familiar, polite) => {
    expect(toUsted(familiar)).toBe(polite);
  });

  it.each([
    'Sumando imparte clases y reparte libros.',
    'Las compras llegan a tiempo.',
    'Vendemos té y café.',
  ])('« %s » stays as it is', (sentence) => {
    expect(toUsted(sentence)).toBe(sentence);
  });
});
