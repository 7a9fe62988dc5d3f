import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import type { Brief } from '#app/features/pitch/brief-schema';

const read = (description: string, usedBy = 'familias') => {
  const brief: Brief = { category: 'service', goal: 'investors', distributedIn: ['ES'], description, usedBy };
  return readBrief({ brief, lang: 'es' });
};
const offerOf = (description: string) => read(description).offer;
const kindOf = (sentence: string) => read(`Fabricamos mesas de corcho. ${sentence}`).facts[1]?.kind;

it.each([
  ['Una sonda que mide la humedad del suelo.', 'sonda'],
  ['Clases de guitarra', 'clases de guitarra'],
  [
    'Estamos montando una lavandería industrial atendida por personas con discapacidad.',
    'lavandería industrial',
  ],
  ['Una app para encontrar trufas: marca la encina y avisa cuando vuelve a tocar.', 'app'],
  ['Raizal es una jardinera de cocina que cultiva hierbas.', 'jardinera de cocina'],
])('finds the thing in «%s»', (description, noun) => {
  expect(offerOf(description).noun).toBe(noun);
});

it.each([
  ['El Carro de Trapo es un teatro de títeres.', 'El Carro de Trapo'],
  ['Andén a Pie organiza rutas de senderismo.', 'Andén a Pie'],
  ['Cobra Claro ayuda a los autónomos.', 'Cobra Claro'],
  ['Sumando imparte talleres de matemáticas.', 'Sumando'],
  ['Por eso hemos creado La Lumbre, un lugar de encuentro.', 'La Lumbre'],
])('finds the name in «%s»', (description, name) => {
  expect(offerOf(description).name).toBe(name);
});

it.each([
  'Mucha gente mayor no sabe pedir cita.',
  'Afilo cuchillos y tijeras.',
  'Es gratis y dejamos prismáticos.',
  'Incluye la visita y la instalación.',
])('finds no name in «%s»', (description) => {
  expect(offerOf(description).name).toBeUndefined();
});

it('takes what the founders do for the offer, with or without a subject', () => {
  const { facts } = read('Muchos músicos no tienen dónde ensayar. Convertimos garajes vacíos en locales.');
  expect(facts.map(({ kind }) => kind)).toEqual(['problem', 'offer']);
});

it('does not take «es más barato» for the offer', () => {
  const { facts } = read(
    'Queremos hacer una aplicación para arreglar bicicletas. Es más barato que una tienda.',
  );
  expect(facts.filter(({ kind }) => kind === 'offer').map(({ text }) => text)).toEqual([
    'Queremos hacer una aplicación para arreglar bicicletas',
  ]);
});

it.each([
  ['12 euros por mesa, mínimo cinco.', 'price'],
  ['Cuestan 59 euros.', 'price'],
  ['En 2024 facturamos 310.000 euros.', 'proof'],
  ['El 94 % de los viajeros nos recomienda.', 'proof'],
  ['Buscamos 90.000 euros para llegar a Sevilla.', 'need'],
  ['Nos falta una prensa de 40 toneladas.', 'need'],
  ['Queremos probarlas con dos servicios.', 'need'],
  ['Soy hija de carpinteros.', 'team'],
  ['Solo cobramos el 20 % del ahorro.', 'price'],
])('reads «%s» as %s', (sentence, kind) => {
  expect(kindOf(sentence)).toBe(kind);
});

it('lets « la usan » point back to the offer, and no article', () => {
  const { facts } = read('Aquanido es una cubierta flotante. La usan 23 hoteles. El 40 % repite cada año.');
  expect(facts.map(({ leans }) => leans)).toEqual([undefined, 'offer', undefined]);
});

it.each([
  ['para padres de niños pequeños', 'los padres de niños pequeños'],
  ['Familias y jubilados de pueblos sin tienda', 'las familias y los jubilados de pueblos sin tienda'],
  ['personal sanitario con turnos de noche', 'el personal sanitario con turnos de noche'],
])('says the audience «%s» as «%s»', (usedBy, phrase) => {
  expect(read('Fabricamos mesas.', usedBy).audience.phrase).toBe(phrase);
});

it('knows that everybody is nobody', () => {
  expect(read('Fabricamos mesas.', 'Todo el mundo').audience.broad).toBe(true);
});

it('leaves «le descuentan» behind whoever was named, unless it names them itself', () => {
  const said = 'El lagarero prensa con un saco viejo.';
  const leanOf = (sentence: string) =>
    read(`Fabricamos filtros de corcho. ${said} ${sentence}`).facts[2]?.leans;
  expect(leanOf('En la cooperativa le descuentan un quince por ciento.')).toBe('before');
  expect(leanOf('A los lagareros les descuentan un quince por ciento.')).toBeUndefined();
});

it('leaves «viajan» and «el nuestro» behind whatever they speak of, also where they are the offer', () => {
  const moths = 'Mi mamá vende pupas a mariposarios. Viajan cuatro días. Pupabox es una bandeja de gel.';
  expect(read(moths).facts.map(({ leans }) => leans)).toEqual([undefined, 'before', undefined]);
  const mirrors =
    'Los espejos de vidrio duran hasta la primera piedra. El nuestro es una tapa de acero pulido que gira.';
  expect(read(mirrors).facts[1]).toMatchObject({ kind: 'offer', leans: 'before' });
});

it('leaves a price amid what it is for: «…, 240 euros y seis semanas, o atarla»', () => {
  const said = 'Si no, toca pedir la goma a Italia, 240 euros y seis semanas, o atarla con bridas.';
  expect(read(`Reencauchamos parachoques. ${said}`).facts.map(({ text }) => `${text}.`)).toContain(said);
});
