import { describe, expect, it } from 'vitest';

import { cleaningWords } from '#app/features/pitch/engine/es/cleaning';
import { nicheOf } from '#app/features/pitch/engine/es/niche';
import { isGrave } from '#app/features/pitch/engine/es/occasion';
import { spanish } from '#app/features/pitch/engine/es/pack';
import { situationAsked } from '#app/features/pitch/engine/es/situation';
import { capitalPlaces } from '#app/features/pitch/engine/es/spelling';
import { toUsted } from '#app/features/pitch/engine/es/usted';
import { toUstedes } from '#app/features/pitch/engine/es/ustedes';
import { voiceOf } from '#app/features/pitch/engine/es/voice';
import { cleanSentences } from '#app/features/pitch/engine/read/clean';
import { read } from './plain-brief';

describe('lines that would be untrue', () => {
  it.each([
    ['Miel cruda de castaño de la Sierra de Gata.', 'gente que compra en mercados', 'animals'],
    ['Recogemos restos de comida en bici.', 'vecinos y bares', 'pantry'],
    ['Un botón de mesa que avisa al camarero.', 'hosteleros con terraza', 'kitchens'],
    ['Un acuerdo de convivencia claro.', 'parejas que viven juntas', 'housing'],
    ['Una báscula que pesa la colmena.', 'apicultores', 'livestock'],
    ['Cuadernos con letra grande.', 'niños con dislexia', 'access'],
    ['Una tableta con pictogramas.', 'familias con hijos autistas', 'family'],
    ['Clases de música en familia.', 'niños de 3 a 6 años', 'lessons'],
    ['Ropa que se pone sentado.', 'personas en silla de ruedas', 'access'],
  ])('of « %s » are no lines of its niche', (description, usedBy, niche) => {
    expect(nicheOf(read(description, usedBy))).not.toBe(niche);
  });

  it.each([
    ['Un cajero en una furgoneta.', 'pueblos sin banco', 'mobility'],
    ['Lavamos ropa de pisos turísticos en bici.', 'propietarios de pisos', 'mobility'],
    ['Un banco de tierras.', 'jóvenes sin tierra', 'finance'],
    ['Digitalizamos cartas y fotos antiguas.', 'familias', 'software'],
  ])('of « %s » are no lines of its sector', (description, usedBy, sector) => {
    expect(read(description, usedBy).sector).not.toBe(sector);
  });

  it('leave light habits out of a hard moment', () => {
    const reading = read('Organizamos despedidas laicas.', 'familias que acaban de perder a alguien');
    expect(isGrave(reading)).toBe(true);
    const said = spanish.beats(reading).flatMap(({ variants }) => variants.map(({ text }) => text));
    expect(said.join(' ')).not.toMatch(/¿Le interesa\?|Pruébelo|semana normal/u);
  });

  it('name two rivals with one « y »', () => {
    const voice = voiceOf(read('Software para planificar turnos de médicos.', 'clínicas dentales'));
    const said = spanish.beats(voice.reading).flatMap(({ variants }) => variants.map(({ text }) => text));
    expect(said.filter((text) => / y [^.,]* y /u.test(text) && /elegir entre|Enfrente/u.test(text))).toEqual(
      [],
    );
  });
});

describe('spelling and address', () => {
  it('says « $ » as the places of sale do', () => {
    const price = (place: string) =>
      read('Un jabón. $3.500', 'vecinas', { distributedIn: [place] }).sentences[0]?.text;
    expect(price('AR')).toBe('El precio es de 3.500 pesos.');
    expect(price('US')).toBe('El precio es de 3.500 dólares.');
  });

  it.each([
    ['cafeterias y personas diabeticas', 'Cafeterías y personas diabéticas.'],
    ['materia prima para la bateria', 'Materia prima para la batería.'],
    ['recojemos y devolbemos sin presio', 'Recogemos y devolvemos sin precio.'],
    ['impreso en 3D', 'Impreso en 3D.'],
    ['para venderselas despues', 'Para vendérselas después.'],
  ])('« %s » is spelt « %s »', (written, right) => {
    expect(cleanSentences(written, cleaningWords)).toEqual([right]);
  });

  it.each([
    ['Repartimos en granada y en jaen.', 'Repartimos en Granada y en Jaén.'],
    ['Vendimos 800 por instagram.', 'Vendimos 800 por Instagram.'],
    ['Una granada de mano.', 'Una granada de mano.'],
  ])('« %s » names places as « %s »', (written, right) => {
    expect(capitalPlaces(written)).toBe(right);
  });

  it.each([
    ['Vamos a vuestra oficina y resolvéis un robo.', 'Vamos a su oficina y resuelven un robo.'],
    ['Si vais juntos, pagáis la mitad.', 'Si van juntos, pagan la mitad.'],
    ['Os llevamos seis jerséis.', 'Les llevamos seis jerséis.'],
    ['Somos de un país lluvioso.', 'Somos de un país lluvioso.'],
  ])('« %s » becomes « %s »', (familiar, polite) => {
    expect(toUstedes(familiar)).toBe(polite);
  });

  it.each([
    [
      'Nos mandás una foto y te decimos si lo tenemos.',
      'Usted nos manda una foto y le decimos si lo tenemos.',
    ],
    ['Te ayudamos a separarte sin pelear.', 'Le ayudamos a separarse sin pelear.'],
    ['Te lo explicamos antes de cobrarte.', 'Se lo explicamos antes de cobrarle.'],
    ['Si tu vuelo se retrasa: pagas 15 euros.', 'Si su vuelo se retrasa: paga 15 euros.'],
    ['Puede montarse en tu bici.', 'Puede montarse en su bici.'],
    ['Puedes apadrinar uno.', 'Usted puede apadrinar uno.'],
  ])('« %s » becomes « %s » for one', (familiar, polite) => {
    expect(toUsted(familiar)).toBe(polite);
  });
});

describe('the situation of a public', () => {
  it.each([
    ['gente que cree que canta mal', '¿Cree que canta mal?'],
    ['ciclistas que usan gafas graduadas', '¿Usa gafas graduadas?'],
    ['dueños de olivos que viven en la ciudad', '¿Tiene olivos y vive en la ciudad?'],
  ])('« %s » is asked « %s »', (usedBy, question) => {
    expect(situationAsked(read('Una cosa.', usedBy).audience)).toBe(question);
  });

  it('joins two nouns with their articles by « y »', () => {
    expect(read('Una cosa.', 'viveros e invernaderos').audience.phrase).toBe(
      'los viveros y los invernaderos',
    );
  });

  it('names a public whose age comes first', () => {
    expect(read('Una cosa.', 'mujeres de más de 50 que nunca han hecho deporte').audience.sure).toBe(true);
  });
});
