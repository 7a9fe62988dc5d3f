import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { placeOfOffer } from '#app/features/pitch/engine/read/offer-place';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { sentenceFrom } from '#app/features/pitch/engine/read/sentence-features';
import { sentenceKinds } from '#app/features/pitch/engine/read/sentence-kinds';
import { locales } from '#app/i18n/locales';
import { foundersBriefs, labelledBriefs } from '#tests/fixtures/briefs/labelled';

it.each([
  'In May, we answered 40 calls from the quay. Nets tear on the reef and the boat stays in. Courtnet mends nets at sea.',
  'In Leeds, we met 40 skippers. Nets tear on the reef and the boat stays in. Courtnet mends nets at sea.',
])('the offer is not what was done in a month or a town: %s', (description) => {
  const brief = {
    category: 'service',
    goal: 'users',
    distributedIn: ['GB'],
    usedBy: 'owners',
    description,
  } as const;
  const { facts } = readBrief({ brief: { ...brief, distributedIn: ['GB'] }, lang: 'en' });
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain('Courtnet');
});

const spanish = { category: 'product', goal: 'users', distributedIn: [], usedBy: '' } as const;
const readSpanish = (description: string) =>
  readBrief({ brief: { ...spanish, distributedIn: [], description }, lang: 'es' });

it('the offer is what a title does', () => {
  const { facts } = readSpanish(
    'Si llueve dos días, la hoja se mancha y la fábrica la rechaza. La Alacena mide 18 metros y seca 9.000 hojas en treinta horas. Ya hay seis.',
  );
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toMatch(/^La Alacena/u);
});

it('its name ends before a pronoun', () => {
  const { offer } = readSpanish('Rajaoliva les da tres cortes de una pasada, sin tocar el hueso.');
  expect(offer.name).toBe('Rajaoliva');
});

it('the offer is what is done under a name, behind an aside too', () => {
  const description =
    'An old Kanchipuram sari with a torn body can still hold four to six grams of silver in its zari border. The street buyer gives 300 rupees for the whole thing and burns it in the open. Zaritol, from Salem, tests the border in front of the owner with a handheld X-ray gun, pays 80 percent of the silver price on the spot and recovers the metal without burning. We ran a counter in two sari shops for five months: 1,140 saris, 5.1 kilos of silver, a margin of 14 percent. 31 more shops have asked for a counter.';
  const { facts } = readBrief({
    brief: {
      category: 'service',
      goal: 'investors',
      distributedIn: ['IN'],
      usedBy: 'Families with old wedding saris, and the sari shops that want them back in the shop',
      description,
    },
    lang: 'en',
  });
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain('Zaritol');
});

it.each([
  [
    'fr',
    'Dans la Sava, au nord-est de Madagascar, on vole la vanille verte sur pied, la nuit, juste avant la récolte. Pour s’en protéger, les planteurs piquent un dessin sur chaque gousse avec un bouchon planté d’aiguilles ; la marque se déforme quand la gousse grossit. Je fabrique Takamarika, un poinçon à roulette en inox qui marque six chiffres, enregistrés à la mairie. Une ouvrière marque 900 gousses à l’heure, contre 350 avec le bouchon.',
    'Takamarika',
  ],
  [
    'es',
    'Por la costa del norte contamos 180 catalejos de mirador y 97 no funcionaban. No falla la óptica, falla la moneda. Otea cambia ese monedero por un lector de tarjeta con placa solar: tres minutos, un euro. Adaptarlo cuesta 640.',
    'Otea',
  ],
] as const)('the offer is what is made or done under a name (%s: %s)', (lang, description, named) => {
  const brief = {
    category: 'service',
    goal: 'investors',
    distributedIn: [],
    usedBy: '',
    description,
  } as const;
  const { facts } = readBrief({ brief: { ...brief, distributedIn: [] }, lang });
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain(named);
});

it.each([
  [
    'es',
    'En San Juan esperamos tres semanas al plomero. Una camioneta con dos plomeros llega en una hora y cobra 20 dólares. Llevamos 300 casas.',
    'camioneta',
  ],
  [
    'en',
    'Silverfish, in old houses, eats the glue of the bindings. We make a box of cedar with a clay lid that keeps them dry. It costs $40.',
    'cedar',
  ],
] as const)(
  'neither a town nor a thing at the start of a sentence is a name (%s: %s)',
  (lang, description, sold) => {
    const { facts } = readBrief({
      brief: { category: 'product', goal: 'users', distributedIn: [], usedBy: '', description },
      lang,
    });
    expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain(sold);
  },
);

describe.each(locales)('the weights of the signs, in %s', (lang) => {
  const language = languages[lang];
  const alike = new Map(sentenceKinds.map((kind) => [kind, 1 / sentenceKinds.length]));
  const found = [...labelledBriefs(lang), ...foundersBriefs(lang)]
    .filter(({ offer, sentences }) => offer !== undefined && sentences.length > 3)
    .map(({ sentences, offer }) => {
      const units = sentences.map(({ text }) => sentenceFrom(text, language));
      const { at } = placeOfOffer({ units, odds: units.map(() => alike) }, language);
      return at === offer || sentences[at]?.kinds.includes('offer') === true;
    });

  it('find six offers of ten where the odds tell nothing', () => {
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.6);
  });
});
