import { describe, expect, it } from 'vitest';

import { nicheOf } from '#app/features/pitch/engine/es/niche';
import { spanish } from '#app/features/pitch/engine/es/pack';
import type { Brief } from '#app/features/pitch/pitch';

function read(description: string, usedBy: string, category: Brief['category'] = 'service') {
  return spanish.read({ category, description, usedBy, goal: 'users', distributedIn: ['ES'] });
}

describe('the niche of a Spanish brief', () => {
  it.each([
    ['Paseamos perros cuando usted no puede.', 'personas con perro', 'pets'],
    ['Pack de bienvenida para perros adoptados.', 'gente con perro', 'animals'],
    ['Clases de guitarra.', 'principiantes', 'lessons'],
    ['Damos clases de informática a mayores en su casa.', 'mayores de 70 años', 'screens'],
    ['Un sensor que avisa al ganadero cuando una vaca va a parir.', 'ganaderos de vacuno', 'livestock'],
    ['Hacemos quesos curados de cabra.', 'tiendas gourmet y restaurantes', 'pantry'],
    ['Te ayudamos con la declaración de la renta.', 'personas que la hacen solas', 'paperwork'],
    ['Ladrillos hechos con cáscara de arroz.', 'constructoras y arquitectos', 'materials'],
  ])('of « %s » for « %s » is %s', (description, usedBy, niche) => {
    expect(nicheOf(read(description, usedBy))).toBe(niche);
  });

  it.each([
    ['Una lámpara.', 'campistas'],
    ['Una lavandería para los hoteles de la costa.', 'hoteles medianos'],
  ])('is left open for « %s » for « %s »', (description, usedBy) => {
    expect(nicheOf(read(description, usedBy))).toBeUndefined();
  });

  it('never names those it is for as the ones it meets', () => {
    const reading = read('Traducimos citas médicas con intérpretes por vídeo.', 'centros de salud');
    const said = spanish.beats(reading).flatMap(({ variants }) => variants.map(({ text }) => text));
    expect(said.filter((text) => text.startsWith('Hoy puede elegir entre los centros de salud'))).toEqual([]);
  });
});

describe('lines that are no sentences', () => {
  it.each([
    ['Champú sólido de romero. Vendido en 31 peluquerías.', 'Ya se vende en 31 peluquerías.'],
    ['Champú sólido de romero. Sin perfume añadido.', 'No lleva perfume añadido.'],
    ['Galletas de avena. Probadas por 150 escaladores.', 'Ya las han probado 150 escaladores.'],
    ['Mochila escolar que crece con el niño. 59 €', 'El precio es de 59 euros.'],
    ['Un sensor para fábricas. Patente solicitada en 2024.', 'La patente está solicitada desde 2024.'],
  ])('« %s » says « %s »', (description, sentence) => {
    const reading = read(description, 'familias', 'product');
    expect(reading.sentences.map(({ text }) => text)).toContain(sentence);
  });

  it('puts what is done before when it is done', () => {
    const reading = read('Todos los sabados organizamos paseos para contar pajaros.', 'familias', 'project');
    expect(spanish.oneLiners(reading)[0]).toBe('Organizamos paseos para contar pájaros todos los sábados.');
  });
});
