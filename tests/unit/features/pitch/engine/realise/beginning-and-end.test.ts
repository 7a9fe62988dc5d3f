import { expect, it } from 'vitest';

import { plainText } from '#app/features/pitch/pitch';
import { longest, pitchOf } from '#tests/fixtures/briefs/written';

it.each([
  [
    'en',
    'Keen Edge sharpens scissors. 63 salons send us theirs each month. Ring the shop and say for when.',
    'Ring the shop and say for when.',
  ],
  [
    'fr',
    'Fil Net affûte les ciseaux. Une paire coûte 9 euros. La première est gratuite ; appelez-moi le lundi.',
    'appelez-moi le lundi.',
  ],
  [
    'es',
    'Filo Fino afila tijeras. Cada par cuesta 9 euros. Me escriben y paso el lunes a por ellas.',
    'Me escriben y paso el lunes a por ellas.',
  ],
] as const)('ends for users on what the brief invites them to, in %s', (lang, description, said) => {
  const text = longest(description, lang, { goal: 'users', usedBy: 'salons' });
  expect(text.slice(-said.length)).toBe(said);
});

it.each([
  [
    'en',
    'I tuned organs for 19 years before I built Keyfinger. It is a rail with 61 soft fingers that lies on the keyboard. Fourteen tuners have bought one.',
    'Keyfinger is a rail with 61 soft fingers that lies on the keyboard',
  ],
  [
    'fr',
    'Deux ans j’ai ramassé des cheveux, puis j’ai créé Capillum. C’est un boudin qui boit l’huile dans les ports. Trois ports l’ont acheté.',
    'Capillum, c’est un boudin qui boit l’huile dans les ports',
  ],
  [
    'es',
    'Mi padre afinaba a oído hasta que inventé Cuerdafiel. Es una llave con motor que gira sola hasta la nota. La usan 14 conjuntos.',
    'Cuerdafiel es una llave con motor que gira sola hasta la nota',
  ],
] as const)('names at the top what the sentence before named, in %s', (lang, description, top) => {
  const pitch = pitchOf(description, lang);
  expect(plainText([pitch.oneLiner])).toContain(top);
});

it('says a count that is spelled out though its sentence praises', () => {
  const praising =
    'Cardia cultive le chardon des chapeliers sur deux hectares. Une aventure unique, portée par des passionnés ! ' +
    'Onze ateliers sur quatorze, tous conquis, l’achètent déjà.';
  expect(longest(praising, 'fr')).toContain('Onze ateliers sur quatorze');
});

it('begins with what is sold, not with what the founders lack', () => {
  const description =
    'Je fabrique à Lévis des crampons pour le canot à glace. Les équipes vissent des boulons sous leurs bottines. ' +
    'Une paire me prend quatre heures, et cinq équipes attendent.';
  expect(longest(description, 'fr', { usedBy: 'les équipes de canot à glace' })).toMatch(/^Je fabrique/);
});

it.each([
  ['en', 'Sudsy: we wash sleeping bags by hand. A bag costs $18.', 'At Sudsy, we wash sleeping bags by hand'],
  [
    'fr',
    'Cardia : nous cultivons le chardon. Il coûte 350 millimes.',
    'Chez Cardia, nous cultivons le chardon',
  ],
  ['es', 'Baulina: creamos baúles de cedro. Uno cuesta 290 balboas.', 'En Baulina creamos baúles de cedro'],
] as const)('says what is done under a name, in %s', (lang, description, top) => {
  const pitch = pitchOf(description, lang);
  expect(plainText([pitch.oneLiner])).toContain(top);
});

it('knows a greeting and « c » for « c’est »', () => {
  const description =
    'ia orana mon truc c une machine ki fait la fibre. avec elle c 2 jours. 18000 fr la jupe';
  const pitch = pitchOf(description, 'fr');
  expect(plainText([pitch.oneLiner])).toContain('Mon truc c’est une machine qui fait la fibre');
});

it('names nobody by the place where the moment was', () => {
  const text = longest('Last Ice pulls ice huts to your driveway. It costs $280.', 'en', {
    moment: 'Last March, a retired driver’s hut went through off Georgina Island.',
    change: 'Now he texts us from Florida.',
  });
  expect(text).toContain('he texts us from Florida');
});

it('keeps a word that no dictionary knows where all else is written with care', () => {
  const description =
    'En octubre arde la paja. En marzo arden fallas de poliestireno. Mi hermano siega y yo tallo ninots de paja prensada.';
  expect(longest(description, 'es')).toContain('tallo ninots de paja');
});

it('reads a first step that may be a need', () => {
  const description =
    'Je couds des manches à air. Une manche coûte 145 euros. Donnez-moi le diamètre de votre mât, elle part dans la semaine.';
  const text = longest(description, 'fr', { goal: 'users', usedBy: 'les aéroclubs' });
  expect(text.endsWith('Donnez-moi le diamètre de votre mât, elle part dans la semaine.')).toBe(true);
});

it.each([
  ['fr', 'Bonjour, moi c’est Karim. Je répare les vélos à domicile. Une réparation coûte 30 euros.'],
  ['en', 'Hi, we are Tom and Sue. It’s a bike workshop in a van. A repair is £20.'],
  ['fr', 'Le problème, c’est Amazon. Nous vendons des livres rares à Metz. Un livre coûte 9 euros.'],
] as const)('names no offer after founders or a rival, in %s: %s', (lang, description) => {
  const pitch = pitchOf(description, lang);
  expect(pitch.name).toBeUndefined();
});

it('takes no problem for what users are invited to', () => {
  const problem = 'Keen Bag is a bag. Carers open it, call the pharmacy and wait 40 minutes. It costs £40.';
  expect(longest(problem, 'en', { goal: 'users' })).not.toMatch(/40 minutes\.$/);
});

it('takes nothing that a crowd led to for the offer', () => {
  const description =
    'Ida bakes sourdough in Leeds. 200 people queue, so we started a waiting list. A loaf is £5.';
  const pitch = pitchOf(description, 'en');
  expect(plainText([pitch.oneLiner])).not.toContain('waiting list');
});

it('mends one slip in a brief that is written with care', () => {
  const description =
    'Nous pressons un jus pour les écoles. Nous acceuillons dix classes. Une bouteille coûte 3 euros.';
  expect(longest(description, 'fr')).toContain('Nous accueillons');
});

it.each([
  [
    'where the offer has no subject but what the price names',
    'es',
    '1.150 pesos la tejuela, puesta en Castro. Son de ciprés, de árboles que ya estaban muertos en pie. Miden 60 por 12 centímetros.',
    /^1\.150 pesos la tejuela, puesta en Castro\. Son de ciprés/u,
  ],
  [
    'behind the offer, and before what happened, where it says of what it is by “it” alone',
    'en',
    'It’s €140 and I’m usually gone in two hours. I take the nest out of the chimney with a rod, sweep the flue, and fit a steel cage. Last winter 212 houses called me.',
    /^I take the nest.+ It’s €140 and .+ Last winter/u,
  ],
  [
    'as it was typed where it is not the price of the offer',
    'en',
    'It costs €2,000 to bury a horse and they do it twice a year. We compost horses with wood chip. 40 yards call us.',
    /^It costs €2,000 to bury.+ We compost/u,
  ],
] as const)('says a price that comes first %s', (_what, lang, description, order) => {
  const more = { goal: 'users' as const, usedBy: 'x', category: 'service' as const };
  expect(longest(description, lang, more).replaceAll("'", '’')).toMatch(order);
});

it('keeps what is of the offer behind it where a problem opens', () => {
  const description =
    'C’est un séchoir à safran pour une famille, une caisse chauffée par le soleil. À Taliouine on sèche encore sur un torchon, dans la cuisine, et le safran prend l’odeur du tajine. J’en ai fabriqué 17, vendus 1 900 dirhams pièce.';
  const text = longest(description, 'fr', { goal: 'team', usedBy: 'familles qui cultivent le safran' });
  expect(text.indexOf('J’en ai fabriqué')).toBeGreaterThan(text.indexOf('un séchoir'));
});

it('begins with the price where the offer is “for that”', () => {
  const description =
    '$38 a month per siren. For that, Wail Check bolts a microphone to the pole and texts the town clerk. In our county 7 of 41 were dead.';
  expect(longest(description, 'en', { goal: 'investors' })).toMatch(
    /^\$38 a month per siren\. For that, Wail Check/u,
  );
});

it.each([
  [
    'en',
    'A katig is the bamboo outrigger of a boat, and it rots. We glue strips of giant bamboo into a tube. 212 boats use it.',
    'Some use plastic pipe, but it cracks in the sun.',
    /it rots\. Some use plastic pipe.+ we glue/u,
  ],
  [
    'en',
    'The slush freezes the hut in by March. We bring a tracked machine. We thaw the runners loose. 83 huts last year.',
    'People chop around it with an axe for a weekend.',
    /by March\. People chop.+ we bring/iu,
  ],
  [
    'fr',
    'Les peintres gardent le camion quinze jours. Nous sommes sept peintres. On peint des panneaux démontables. 30 chauffeurs en ont.',
    'Beaucoup collent des autocollants, et le soleil les mange.',
    /quinze jours\. Beaucoup collent.+ Nous sommes/u,
  ],
] as const)(
  'tells what is used today behind what goes wrong and before the founders, in %s: %s',
  (lang, description, instead, order) => {
    const answers = [{ question: { id: 'instead', text: 'Today?', lifts: 5 as const }, answer: instead }];
    const more = { goal: 'investors' as const, usedBy: 'x', moment: 'Alex, 2024.', answers };
    expect(longest(description, lang, more)).toMatch(order);
  },
);

it('tells what is used today behind the moment where only that tells who does it', () => {
  const answers = [
    {
      question: { id: 'instead', text: '¿Hoy?', lifts: 5 as const },
      answer: 'La llevan a una lavandería. Es barata, pero quema los encajes.',
    },
  ];
  const moment = 'Una muchacha saca la pollera de su abuela y está amarilla.';
  const more = { goal: 'investors' as const, usedBy: 'x', moment, answers };
  const text = longest(
    'El plisado toma dos días. Plisamos polleras con tablas de cedro en 5 horas.',
    'es',
    more,
  );
  expect(text).toMatch(/amarilla\. Muchos la llevan a una lavandería\. Es barata, .+ El plisado/u);
});
