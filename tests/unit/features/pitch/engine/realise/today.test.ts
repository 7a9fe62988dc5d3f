import { expect, it } from 'vitest';

import type { AnsweredBrief } from '#app/features/pitch/pitch';
import { longest } from '#tests/fixtures/briefs/written';

/** What is answered to how they do it today, of a service for users. */
function usedToday(instead: string): Partial<AnsweredBrief> {
  const question = { id: 'instead' as const, text: 'instead', lifts: 2 as const };
  return { category: 'service', goal: 'users', answers: [{ question, answer: instead }] };
}

it.each([
  ['Las mandan hasta La Paz y demoran.', 'Las bandas las mandan hasta La Paz'],
  ['Se ponen una toalla debajo de la correa.', 'Las bandas se ponen una toalla'],
  ['No tienen repuestos y esperan un mes.', 'Las bandas no tienen repuestos'],
  ['Lo amarran con cordón de zapato.', 'Las bandas lo amarran con cordón'],
  ['Compra cuerdas en el mercado y se rompen.', 'Compra cuerdas en el mercado'],
])('names who acts today in “%s”', (instead, said) => {
  const moment = 'En mayo a Rosa se le abolló la tuba en Lima.';
  const brief = { ...usedToday(instead), usedBy: 'bandas', moment };
  expect(longest('Enderezamos tubas abolladas en dos días.', 'es', brief)).toContain(said);
});

it('gives «la gente» no verb in the plural', () => {
  const brief = { ...usedToday('Lo pegan con pegamento rápido.'), usedBy: 'gente que tiene un abanico roto' };
  expect(longest('Arreglamos abanicos.', 'es', brief)).toContain('Muchos lo pegan');
});

it('tells users what they do today where it is of a thing, and not of other people', () => {
  const said = (answer: string) =>
    longest('We re-skin currachs in two days.', 'en', { ...usedToday(answer), usedBy: 'rowing clubs' });
  expect(said('They tar a patch over the rip and it lifts.')).toContain('You tar a patch');
  expect(said('They call the men and pay them twice.')).not.toContain('You call');
});

it('says several things that are used today in the plural, and what a note says behind a colon', () => {
  const told = 'Nous lavons des éponges.';
  const several = longest(told, 'fr', usedToday('Des éponges blanchies, belles mais brûlées.'));
  expect(several).toContain('Aujourd’hui, ce sont des éponges blanchies');
  const one = longest(told, 'fr', usedToday('Une vieille éponge qu’on bout : elle durcit.'));
  expect(one).toMatch(/Aujourd’hui, c’est une vieille éponge qu’on bout.: elle durcit\./u);
});

it('says an answer that is a note as what is used today, and nothing again that was answered', () => {
  const told =
    'Hacemos telas ya curadas por Q180. En la feria de Nebaj nos quedamos con 19 teclas mudas y el comité nos descontó Q600.';
  const moment = 'En la feria de Nebaj se reventaron 19 telas y el comité nos descontó Q600.';
  const text = longest(told, 'es', {
    ...usedToday('Papel de cigarro o bolsa de nailon.'),
    usedBy: 'grupos de marimba',
    moment,
  });
  expect(text).toMatch(/Hoy muchos se arreglan con papel de cigarro o bolsa de nailon\./u);
  expect(text.match(/Nebaj/gu)).toHaveLength(1);
});

it.each([
  ['en', 'farms of mussels and processors of Southland', 'They use duct tape.', 'People use duct tape.'],
  ['fr', 'maîtres tanneurs et teinturiers de Fès', 'Ils mettent une bâche.', 'Beaucoup mettent une bâche.'],
  ['en', 'old folks living in high-rise flats', 'They use a rack.', 'Old folks use a rack.'],
  [
    'fr',
    'vendeuses de marché et de bord de route',
    'Elles achètent un parasol et elles le jettent.',
    'Les vendeuses achètent un parasol',
  ],
  ['es', 'pupuserías y comedores', 'Compran plancha nueva.', 'Muchos compran plancha nueva.'],
  ['en', 'people in Lusaka who hate sand', 'They buy from a sack.', 'People in Lusaka buy from a sack.'],
  [
    'fr',
    'distillateurs de village',
    'Ils bouchent la fente.',
    'Les distillateurs de village bouchent la fente.',
  ],
] as const)('names no long field as who acts, in %s: %s', (lang, usedBy, instead, said) => {
  const told = { en: 'We mend sacks.', fr: 'Nous lavons des cuves.', es: 'Aplano planchas.' }[lang];
  expect(longest(told, lang, { ...usedToday(instead), usedBy, goal: 'team' })).toContain(said);
});

it('speaks to those who use it of themselves', () => {
  const brief = { ...usedToday('They walk the lines themselves at night.'), usedBy: 'sugarmakers' };
  expect(longest('We mend sap lines.', 'en', brief)).toContain('You walk the lines yourselves at night.');
});
