import { describe, expect, it } from 'vitest';

import { namesAudience, readAudience } from '#app/features/pitch/engine/es/audience';
import { spanish } from '#app/features/pitch/engine/es/pack';
import { roleOf } from '#app/features/pitch/engine/es/roles';
import { situationAsked, situationTold } from '#app/features/pitch/engine/es/situation';
import type { Brief } from '#app/features/pitch/pitch';

function read(description: string, usedBy: string, category: Brief['category'] = 'product') {
  return spanish.read({ category, description, usedBy, goal: 'investors', distributedIn: ['ES'] });
}

describe('the sector of a brief in Spanish', () => {
  it.each([
    ['Una jardinera de cocina con hierbas frescas, sin tierra ni electricidad.', 'personas sin jardín'],
    ['Un huerto de balcón que se riega solo.', 'personas que viajan mucho y quieren plantas'],
    ['Una caja mensual de tres libros para niños.', 'padres de niños pequeños'],
    ['Clases de cocina peruana a domicilio.', 'grupos de amigos'],
    ['Una app para compartir coche.', 'vecinos'],
  ])('is left open for « %s »', (description, usedBy) => {
    expect(read(description, usedBy).sector).not.toMatch(/energy|agriculture|culture|education/u);
  });

  it.each([
    ['Un sensor que avisa al ganadero cuando una vaca va a parir.', 'ganaderos de vacuno', 'agriculture'],
    ['Jabones sólidos de aceite de oliva hechos a mano.', 'personas con piel sensible', 'beauty'],
    ['Talleres de matemáticas para alumnos de secundaria.', 'alumnos con dificultades', 'education'],
  ])('is seen in « %s »', (description, usedBy, sector) => {
    expect(read(description, usedBy).sector).toBe(sector);
  });
});

describe('the first sentence', () => {
  it('is the one-liner when it says what the founders do', () => {
    const reading = read('Paseamos perros. Mandamos una foto de cada paseo.', 'dueños de perros', 'service');
    expect(spanish.oneLiners(reading)[0]).toBe('Paseamos perros.');
  });

  it('keeps its relative clause when it is a definition', () => {
    const reading = read('Un sensor que avisa al ganadero cuando una vaca va a parir.', 'ganaderos');
    expect(spanish.oneLiners(reading)[0]).toBe('Un sensor que avisa al ganadero cuando una vaca va a parir.');
    const offers = spanish.beats(reading).filter((beat) => beat.name === 'offer');
    expect(offers.flatMap(({ variants }) => variants).every(({ text }) => text.includes('cuando'))).toBe(
      true,
    );
  });

  it('falls in two when it says who and what', () => {
    const reading = read('Soy maestra jubilada y enseño a leer a mujeres del barrio.', 'mujeres', 'project');
    expect(spanish.oneLiners(reading)[0]).toBe('Enseño a leer a mujeres del barrio.');
  });
});

describe('a count', () => {
  it.each([
    '35 patinetes en Málaga, 1.200 alquileres en un año.',
    '46 pisos nos pagan 90 euros al mes.',
    'Este verano hicimos 31 pueblos.',
    'Somos 40.',
  ])('« %s » proves something', (text) => {
    expect(roleOf(text)).toBe('proof');
  });

  it.each(['Desde 4,50 € por persona.', '12 euros por paseo de una hora.', 'Sesiones de 45 minutos.'])(
    '« %s » does not',
    (text) => {
      expect(roleOf(text)).not.toBe('proof');
    },
  );
});

describe('the situation of the audience', () => {
  it('is told as a sentence, or asked of one person', () => {
    const audience = readAudience(['Los vecinos que van en bicicleta y no pueden pagar a un mecánico']);
    expect(situationTold(audience)).toBe('Hay vecinos que van en bicicleta y no pueden pagar a un mecánico.');
    expect(situationAsked(audience)).toBe('¿Va en bicicleta y no puede pagar a un mecánico?');
  });

  it.each(['personas mayores que viven solas', 'empresas pequeñas del centro', 'todo el mundo'])(
    'is not asked of « %s »',
    (usedBy) => {
      expect(situationAsked(readAudience([usedBy]))).toBeUndefined();
    },
  );

  it('is not said twice', () => {
    const audience = readAudience(['personas con movilidad reducida']);
    expect(namesAudience('patinetes adaptados a personas con movilidad reducida', audience)).toBe(true);
    expect(namesAudience('patinetes eléctricos', audience)).toBe(false);
  });
});
