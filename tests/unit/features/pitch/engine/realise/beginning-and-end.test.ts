import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import type { Brief } from '#app/features/pitch/brief-schema';
import { durationsOf, plainText } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

const blank: Brief = {
  category: 'product',
  goal: 'team',
  distributedIn: ['FR'],
  usedBy: 'everybody',
  description: '',
};

function longest(description: string, lang: Locale, more: Partial<Brief> = {}): string {
  const { pitch } = writePitch(readBrief({ brief: { ...blank, ...more, description }, lang }), []);
  return plainText(pitch.spoken[`${durationsOf(pitch).at(-1) ?? 15}`] ?? []).replaceAll('\n\n', ' ');
}

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
  const { pitch } = writePitch(readBrief({ brief: { ...blank, description }, lang }), []);
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
  const { pitch } = writePitch(readBrief({ brief: { ...blank, description }, lang }), []);
  expect(plainText([pitch.oneLiner])).toContain(top);
});

it('knows a greeting and « c » for « c’est »', () => {
  const description =
    'ia orana mon truc c une machine ki fait la fibre. avec elle c 2 jours. 18000 fr la jupe';
  const { pitch } = writePitch(readBrief({ brief: { ...blank, description }, lang: 'fr' }), []);
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

it('takes what was made after its story for the offer, and its capital for a name', () => {
  const description =
    'La manche à air de mon aéroclub est restée roulée tout un printemps. J’étais voilière à Sète, alors j’ai cousu la ' +
    'Biset. Son cercle pivote sur un roulement. Donnez-moi le diamètre de votre mât, elle part dans la semaine.';
  const text = longest(description, 'fr', { goal: 'users' });
  expect(text).toMatch(
    /^La manche à air .+ Donnez-moi le diamètre de votre mât, elle part dans la semaine\.$/,
  );
});
