import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { sentenceOf } from '#app/features/pitch/engine/realise/sentence';
import { slotsOf } from '#app/features/pitch/engine/realise/slots';
import type { Locale } from '#app/i18n/locales';

const descriptions = {
  en: 'We walk your fields once a month and send you photos.',
  fr: 'Nous visitons vos champs une fois par mois et nous envoyons des photos.',
  es: 'Visitamos sus campos una vez al mes y mandamos fotos.',
};

function answeredIn(lang: Locale, id: 'ask' | 'instead', answer: string): string | undefined {
  const brief = {
    category: 'service' as const,
    goal: 'investors' as const,
    description: descriptions[lang],
    usedBy: 'x',
    distributedIn: ['IE'],
    answers: [{ question: { id, text: id, lifts: 8 as const }, answer }],
  };
  const reading = readBrief({ brief, lang });
  const fact = reading.facts.find(({ field }) => field === id);
  return fact && sentenceOf(fact, reading, slotsOf(reading));
}

it.each([
  ['en', '60,000 euros for a second van', 'We are looking for 60,000 euros for a second van'],
  ['en', 'An electrician, for four weekends', 'We are looking for an electrician, for four weekends'],
  [
    'en',
    'A bench for a year so we can make five',
    'We are looking for a bench for a year so we can make five',
  ],
  ['en', 'Two winders, and we train beginners', 'We are looking for two winders, and we train beginners'],
  ['en', 'Help us find a van', 'Help us find a van'],
  ['en', 'Need someone with a licence', 'We are looking for someone with a licence'],
  ['en', 'Hoping for a place to dry the leaves', 'We are looking for a place to dry the leaves'],
  ['en', 'PKR 12 million for two centres', 'We are looking for PKR 12 million for two centres'],
  ['fr', 'Un ferronnier pour deux samedis', 'Nous cherchons un ferronnier pour deux samedis'],
  ['fr', 'Quelqu’un qui sache souder', 'Nous cherchons quelqu’un qui sache souder'],
  ['es', '250 mil pesos para un horno', 'Buscamos 250 mil pesos para un horno'],
  ['es', 'Alguien que sepa soldar', 'Buscamos a alguien que sepa soldar'],
] as const)('gives a thing that was answered its verb, in %s: %s', (lang, answer, said) => {
  expect(answeredIn(lang, 'ask', answer)).toBe(said);
});

it.each([
  [
    'en',
    'Plastic pipe filled with foam, but it cracks',
    'Today it’s plastic pipe filled with foam, but it cracks',
  ],
  [
    'en',
    'Some use plastic pipe filled with foam, but it cracks',
    'Some use plastic pipe filled with foam, but it cracks',
  ],
  ['fr', 'Certains recollent le drap avec de la colle', 'Certains recollent le drap avec de la colle'],
] as const)('tells what people use today, in %s: %s', (lang, answer, said) => {
  expect(answeredIn(lang, 'instead', answer)?.replaceAll("'", '’')).toBe(said);
});

it.each([
  ['en', 'investors', 'Rs 420 against Rs 2,900 for a new ball', 'It’s Rs 420 against'],
  ['en', 'users', '$34 a metre, and if a snake gets through I come back', 'It’s $34 a metre, and if'],
  ['en', 'investors', 'About $2,200 each', 'It’s about $2,200 each'],
  ['en', 'team', '£25 per bag, paid on Fridays', '£25 per bag'],
  ['en', 'users', '€900 a year, that is what a family loses', '€900 a year'],
  ['en', 'team', '$31 an hour', '$31 an hour'],
  [
    'es',
    'users',
    '60 céntimos por libra, y si no se vende no se cobra',
    'Cuesta 60 céntimos por libra, y si',
  ],
  ['fr', 'users', '320 € posée, une demi-journée à terre', '320 € posée'],
] as const)(
  'gives a price its verb where nothing else agrees with it, in %s to %s: %s',
  (lang, goal, price, said) => {
    const sold = {
      en: 'We put mesh skirts along the bottom of fences around Toowoomba.',
      fr: 'Nous vissons une semelle sous la coque des pirogues.',
      es: 'Separamos el vellón de alpaca a mano el día de la esquila.',
    };
    const brief = {
      category: 'service' as const,
      goal,
      description: `${sold[lang]} ${price}.`,
      usedBy: 'families',
      distributedIn: ['AU'],
    };
    const reading = readBrief({ brief, lang });
    const fact = reading.facts.find(({ text }) => text.startsWith(price.slice(0, 6)));
    const text = fact && sentenceOf(fact, reading, slotsOf(reading));
    expect(text?.replaceAll("'", '’').startsWith(said)).toBe(true);
  },
);

it('a sum that the offer explains is said as it stands', () => {
  const description =
    '$210 a tonne. That’s what a chipboard factory in Tanga pays for dried sisal pulp, which the estates now dump in the river. Only 4% of a sisal leaf becomes fibre and the rest is waste. Our press squeezes the pulp beside the decorticator and it dries on the racks that already stand there. A press costs $38,000, makes three tonnes a day and pays for itself in eleven months. Two estates have one, a third has signed.';
  const brief = {
    category: 'product' as const,
    goal: 'investors' as const,
    description,
    usedBy: 'Sisal estates in Tanzania and Kenya',
    distributedIn: ['TZ'],
  };
  const reading = readBrief({ brief, lang: 'en' });
  const [first] = reading.facts;
  expect(first && sentenceOf(first, reading, slotsOf(reading))).toBe('$210 a tonne');
});
