import { expect, it } from 'vitest';

import type { Goal } from '#app/features/pitch/brief';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, type QuestionId, spokenIn } from '#app/features/pitch/pitch';
import { questionIds } from '#app/features/pitch/pitch-constants';
import type { Locale } from '#app/i18n/locales';

type Told = { description: string; goal?: Goal; usedBy?: string } & Partial<Record<QuestionId, string>>;

/** The longest text of a service, with what was answered. */
function longestOf({ description, goal = 'team', usedBy = 'x', ...told }: Told, lang: Locale): string {
  const answers = questionIds.flatMap((id) => {
    const answer = told[id];
    return answer === undefined ? [] : [{ question: { id, text: id, lifts: 2 as const }, answer }];
  });
  const brief = { category: 'service' as const, distributedIn: [], description, goal, usedBy, answers };
  return plainText(spokenIn(writePitch(readBrief({ brief, lang }), []).pitch, 90));
}

const tracks = 'We mark lanes on dirt running tracks with ash.';
const moment = 'Coach Kiplagat paces the lanes out by foot.';
const instead = 'They drag a stick in the murram.';

it.each([
  ['en', { description: tracks, moment }, 'by foot. So we mark lanes'],
  ['en', { description: tracks, instead, usedBy: 'coaches' }, 'in the murram. So we mark lanes'],
  [
    'es',
    {
      description: 'Subimos pianos por las escaleras.',
      moment: 'Rosa tuvo el refri tres días en la vereda.',
    },
    'vereda. Nosotros subimos pianos',
  ],
  [
    'es',
    { description: 'Hago estuches para charango.', moment: 'Rubén encontró la tapa partida.' },
    'partida. Yo hago estuches',
  ],
  [
    'fr',
    { description: 'J’affûte les patins à Dieppe.', instead: 'Les gens vont à Moncton.' },
    'Moncton. Moi, j’affûte les patins',
  ],
  [
    'fr',
    { description: 'On répare les rideaux de scène.', instead: 'Les troupes jouent devant un drap.' },
    'un drap. Nous, on répare',
  ],
] as const)('leads from what was answered to what the founders do, in %s: %o', (lang, told, said) => {
  expect(longestOf(told, lang)).toContain(said);
});

it.each([
  [
    'a French moment opposes nobody',
    'fr',
    { description: 'On répare les rideaux de scène.', moment: 'À Bissen, le pompier a fermé la salle.' },
    'la salle. On répare',
  ],
  [
    'two sisters are no “nosotros”',
    'es',
    { description: 'Plisamos polleras. Somos dos hermanas.', moment: 'Celsa sacó la pollera amarilla.' },
    'amarilla. Plisamos',
  ],
  [
    'who somebody is, is no deed',
    'en',
    { description: 'I am a welder in Jagna and I made outriggers from pipes.', moment },
    'by foot. I am a welder',
  ],
  [
    'what the founder typed has its own links',
    'en',
    { description: `In Iten coaches pace the lanes out by foot. ${tracks}` },
    'by foot. We mark',
  ],
] as const)('does not where %s', (_why, lang, told, said) => {
  expect(longestOf(told, lang)).toContain(said);
});

it('offers what was typed as a note as an answer to what is used today', () => {
  const description = 'Overnight reupholstery of taxi seats.';
  expect(longestOf({ description, instead: 'They sit on cardboard.', usedBy: 'drivers' }, 'en')).toContain(
    'cardboard. So we offer overnight reupholstery',
  );
});

it.each([
  ['en', tracks, 'We need two people who can survey.', /can survey\.$/u],
  ['fr', 'On répare les rideaux.', 'Nous cherchons deux personnes qui cousent.', /cousent\.$/u],
  ['es', 'Arreglamos telones.', 'Buscamos dos personas que cosan.', /cosan\.$/u],
  ['fr', 'On répare les rideaux.', 'Nous cherchons quelqu’un qui coud.', /C’est vous\s\?$/u],
  ['fr', 'On répare les rideaux.', 'Venez coudre une journée avec nous.', /avec nous\.$/u],
  ['en', tracks, 'We need one person who can survey and one who has a motorbike.', /motorbike\.$/u],
] as const)('ends a request to a team as it sounds in %s: %s %s', (lang, description, ask, end) => {
  expect(longestOf({ description, ask }, lang)).toMatch(end);
});

it('says a need again that the request leaves open, and not one that it repeats', () => {
  const description =
    'We carve yokes for canoes. The carving is what holds us up, I can do two a day by hand.';
  const ask = '$120,000 for a copy carving machine and a year of wages, for 15 percent.';
  const text = longestOf({ description, ask, goal: 'investors' }, 'en');
  expect(text).toContain('The carving is what holds us up');
  const same = longestOf(
    {
      description: 'We carve yokes for canoes. We are looking for $120,000 for a carving machine.',
      ask,
      goal: 'investors',
    },
    'en',
  );
  expect(same).not.toContain('We are looking for $120,000 for a carving machine');
});

it('does not seek the same sum twice of investors', () => {
  const text = longestOf(
    {
      description:
        'We weave belts for human towers. We are looking for 80,000 euros to weave ourselves and stop sending it out.',
      ask: 'We want 80,000 euros in two payments, the second with two hundred orders.',
      goal: 'investors',
    },
    'en',
  );
  expect(text.match(/80,000/gu)).toHaveLength(1);
});

it('tells the need behind an answered proof, before the request', () => {
  const text = longestOf(
    {
      description:
        'We peg bomas in Kajiado. 86 bomas are up. We are three people with one pickup and need help.',
      proof: 'Lempaso lost eleven goats, and none since March.',
      ask: 'Who rides a motorbike and can run twenty plantings a month?',
    },
    'en',
  );
  expect(text).toContain('since March. We need help. Who rides a motorbike');
});

it('keeps a fact with a number of its own beside a moment of the same words', () => {
  const text = longestOf(
    {
      description: 'I cut jackfruit in Pala. In season I do 14 fruits a day, alone.',
      moment: 'In May nine fruits fell in one day in her yard, and she stood there alone.',
    },
    'en',
  );
  expect(text).toContain('14 fruits a day');
});

it('tells an answered proof behind the typed one, and to users at the end', () => {
  const told = {
    description:
      'Kauka dries pyrethrum flowers. 63 families use it. It takes two days. Our carpenter makes only four a week.',
    proof: 'In June the factory graded 19 of our farmers.',
  };
  expect(longestOf({ ...told, goal: 'incubator', ask: 'Give us a bench for eight months.' }, 'en')).toMatch(
    /63 families use it\. It takes two days\. In June the factory.* Our carpenter.* Give us a bench/u,
  );
  expect(longestOf({ ...told, goal: 'users' }, 'en')).toMatch(/Our carpenter.* In June the factory/u);
});

it('leaves what points back behind what it points at', () => {
  const text = longestOf(
    {
      description: 'We split spars near Portumna. Last winter we made 160,000. Two people can’t do that.',
      proof: 'One thatcher drove up in January and took forty bundles.',
      ask: 'We need someone from November to March.',
    },
    'en',
  );
  expect(text).toMatch(/160,000\. Two people can’t do that\. .*One thatcher/u);
});

it.each([
  ['es', 'Hago pelotas de pato.', 'Que vengas un sábado a Areco.', 'Quiero que vengas un sábado a Areco.'],
  [
    'fr',
    'Je répare des orgues.',
    'Que vous veniez un samedi à Lyon.',
    'Je veux que vous veniez un samedi à Lyon.',
  ],
] as const)('says a wish with who has it, in %s', (lang, description, ask, said) => {
  expect(longestOf({ description, ask }, lang)).toMatch(new RegExp(`${said}$`, 'u'));
});

it('calls nobody “las personas”, and tells behind the moment what only its person does', () => {
  const told = { description: 'Vendemos guano.', instead: 'Compran abono en el mercado.' };
  expect(longestOf({ ...told, usedBy: 'personas con plantas en departamento, en Lima' }, 'es')).toContain(
    'Muchos compran abono',
  );
  const chairs = {
    description: 'A new chair is ₦9,500. In Ibadan we weld broken chairs.',
    moment: 'Mama Sade saw a leg fold under a grandfather.',
    instead: 'She ties the leg with wire.',
  };
  expect(longestOf(chairs, 'en')).toContain('grandfather. She ties the leg with wire.');
});

it('says «En» before the name of several women who act', () => {
  const description = 'Nosotras juntamos semilla criolla con 42 familias. Nos llamamos Semilla Abuela.';
  expect(longestOf({ description, usedBy: 'viveros' }, 'es')).toMatch(
    /\ben Semilla Abuela juntamos semilla criolla/iu,
  );
});

it('says whom it is for where an answered request does not, and only once that nothing is needed', () => {
  const description = 'Remendamos cayucos con brea en la playa de Bata.';
  const ask = 'Busco una persona con furgoneta. No hace falta experiencia.';
  const text = longestOf({ description, goal: 'incubator', usedBy: 'pescadores', ask }, 'es');
  expect(text).toContain('los pescadores');
  expect(text.split('No hace falta experiencia')).toHaveLength(2);
});
