import { describe, expect, it } from 'vitest';

import { spanish } from '#app/features/pitch/engine/es/pack';
import { read } from './plain-brief';

const told = (description: string, usedBy?: string) =>
  read(description, usedBy).sentences.map(({ role, text }) => `${role}: ${text}`);

describe('a sentence that leans on the offer', () => {
  it.each([
    ['Cambia es una app de turnos. La usan 640 enfermeras.', 'proof: La app la usan 640 enfermeras.'],
    ['Un chaleco con muelles. Lo hemos probado 12 días.', 'proof: El chaleco lo hemos probado 12 días.'],
    ['Redeco es una red de pesca. La nuestra se deshace en 18 meses.', 'how: La red se deshace en 18 meses.'],
    ['Camas de pino. Hechas en Soria.', 'how: Están hechas en Soria.'],
    ['Un visor médico. Marcado CE previsto en 2027.', 'stage: El marcado CE está previsto en 2027.'],
    ['Una crema suave. Con manteca de karité.', 'how: Tiene manteca de karité.'],
    ['Una veterinaria de gatos. Visita 45 euros.', 'model: La visita cuesta 45 euros.'],
    ['Un abrigo corto. Lo diseñó Marta en 2020.', 'how: El abrigo lo diseñó Marta en 2020.'],
    ['Baberos de tela. Impermeables y suaves.', 'how: Son impermeables y suaves.'],
    ['Un jabón en frío. No tiene perfume.', 'how: El jabón no tiene perfume.'],
    ['Un casco de bici. Lo importante es la visera.', 'how: Lo importante es la visera.'],
    ['Una revista de barrio. Se compra o se cambia.', 'how: Se compra o se cambia.'],
  ])('« %s » says « %s »', (description, sentence) => {
    expect(told(description)).toContain(sentence);
  });

  it('answers the one before it', () => {
    expect(told('Una herramienta de notas. Un abogado tarda 25 minutos. Nosotros 12 segundos.')).toEqual([
      expect.stringMatching(/Un abogado tarda 25 minutos\. Nosotros, 12 segundos\.$/u),
    ]);
  });
});

describe('what a sentence is about', () => {
  it.each([
    ['De 10 a 60 personas.', 'how: Vale para grupos de 10 a 60 personas.'],
    ['Grupos de 8, por las mañanas.', 'how: Los grupos son de 8, por las mañanas.'],
    ['Tarros de 250 gramos.', 'how: Se vende en tarros de 250 gramos.'],
    ['3 toneladas al año, ni una más.', 'how: En concreto: 3 toneladas al año, ni una más.'],
    ['3,20 la lata.', 'model: El precio: 3,20 la lata.'],
    ['MRR de 18.000 €.', 'proof: Hasta hoy: MRR de 18.000 euros.'],
    ['3.100 espectadores.', 'proof: Hasta hoy: 3.100 espectadores.'],
    ['Patente concedida.', 'proof: La patente está concedida.'],
    ['Margen bruto 61 %.', 'proof: El margen bruto es del 61 %.'],
    ['6 niños por monitor.', 'how: En concreto: 6 niños por monitor.'],
    ['El pienso ha subido un 60 %.', 'problem: El pienso ha subido un 60 %.'],
    ['El productor no pierde la cosecha.', 'how: El productor no pierde la cosecha.'],
    ['Nos llevamos el 25 % de lo que se vende.', 'model: Nos llevamos el 25 % de lo que se vende.'],
    ['Hoy contar ocupa a 4 peones.', 'problem: Hoy contar ocupa a 4 peones.'],
    ['Nos faltan tableros y dos profes.', 'ask: Nos faltan tableros y dos profes.'],
    ['Todavía no he vendido nada.', 'stage: Todavía no he vendido nada.'],
    ['Este año llevamos 1.900 olivos.', 'proof: Este año llevamos 1.900 olivos.'],
    ['Un rato con un burro tranquiliza mucho.', 'how: Un rato con un burro tranquiliza mucho.'],
  ])('« %s » is « %s »', (line, sentence) => {
    expect(told(`Una cosa de metal. ${line}`)).toContain(sentence);
  });
});

describe('what the offer is', () => {
  it('is what the founders do, not what their company is', () => {
    const reading = read('Lavamos ropa de hotel. Somos una empresa de inserción.');
    expect(spanish.oneLiners(reading)[0]).toBe('Lavamos ropa de hotel.');
  });

  it.each([
    ['Asociación Burrito Feliz. Cuidamos 18 burros viejos.', 'Asociación Burrito Feliz'],
    ['La librería ambulante. Un Renault 4 con 600 libros que recorre los pueblos.', 'La librería ambulante'],
  ])('« %s » is called « %s »', (description, name) => {
    expect(read(description).offer.name).toBe(name);
  });

  it.each([
    ['Buscamos agua antes de perforar.', 'Buscamos agua antes de perforar.'],
    ['Topógrafos. Medimos fincas y ponemos mojones.', 'Medimos fincas y ponemos mojones.'],
    ['Ortotipo corrige tus correos antes de enviarlos.', 'Ortotipo corrige sus correos antes de enviarlos.'],
    ['Soy peluquera y voy a casa de los enfermos.', 'Soy peluquera y voy a casa de los enfermos.'],
    ['Reparo violines y chelos.', 'Reparo violines y chelos.'],
    ['Casero.ai lee tu contrato de alquiler.', 'Casero lee su contrato de alquiler.'],
  ])('« %s » is said « %s »', (description, line) => {
    expect(spanish.oneLiners(read(description))[0]).toBe(line);
  });

  it.each([
    [
      'Hola, somos Lucía y Andrés. Regamos almendros y nos dimos cuenta de que nadie mide el agua. Por eso hicimos Saba, una pinza que mide la sed del árbol.',
      'Saba: una pinza que mide la sed del árbol.',
    ],
    ['Crema para tatuajes - con karité - sin petróleo - 30 ml, 14,50€', 'Una crema para tatuajes.'],
  ])('is found in « %s »', (description, line) => {
    expect(spanish.oneLiners(read(description))[0]).toBe(line);
  });

  it('leaves those who act before what they do', () => {
    expect(told('Los vecinos juntamos firmas para abrir la sala.')).toContain(
      'how: Los vecinos juntamos firmas para abrir la sala.',
    );
  });

  it('comes after what is wrong', () => {
    const reading = read('En 2022 cerró el cine. Hoy pasamos películas en la sala vacía.');
    expect(spanish.oneLiners(reading)[0]).toBe('Hoy pasamos películas en la sala vacía.');
  });

  it('is what somebody is wanted for', () => {
    const reading = read('Buscamos a dos personas para montar con nosotros un buscador de piezas viejas.');
    expect(reading.offer.phrase).toBe('un buscador de piezas viejas');
    expect(reading.sentences.map(({ text }) => text)).toEqual([
      'Buscamos a dos personas para montarlo con nosotros.',
    ]);
  });

  it('keeps a name that follows an article', () => {
    expect(read('La librería ambulante. Un Renault 4 con 600 libros que recorre pueblos.').offer.phrase).toBe(
      'un Renault 4 con 600 libros que recorre pueblos',
    );
  });

  it('is no list of verbs', () => {
    expect(read('Corto uñas, curo callos y reviso el pie.').offer.phrase).toBeUndefined();
  });

  it('serves no aim that was cut short', () => {
    expect(read('Una tableta que el niño toca para decir lo que quiere.').offer.aim).not.toBe('decir lo');
  });
});
