import { expect, it } from 'vitest';

import type { AnsweredBrief } from '#app/features/pitch/pitch';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import type { Goal } from '#app/features/pitch/brief';
import type { Locale } from '#app/i18n/locales';

function longestOf(brief: Omit<AnsweredBrief, 'distributedIn'>, lang: Locale): string {
  return plainText(
    spokenIn(writePitch(readBrief({ brief: { ...brief, distributedIn: [] }, lang }), []).pitch, 90),
  );
}

it('says in what changed who acts in the moment, by name or by what they are', () => {
  const brief = {
    category: 'product' as const,
    goal: 'users' as const,
    description:
      'La Basse Cour est une remorque de vélo pour contrebasse. Elle pèse 9 kilos. Je la loue 25 € le week-end.',
    usedBy: 'contrebassistes',
    change: 'Elle part de chez elle vingt minutes avant.',
  };
  const named = longestOf({ ...brief, moment: 'En juin, Clara a raté son concert.' }, 'fr');
  expect(named).toContain('Clara part de chez elle vingt minutes avant.');
  const placed = longestOf({ ...brief, moment: 'En juin, une voisine a raté son concert à Lille.' }, 'fr');
  expect(placed).toContain('La voisine part de chez elle vingt minutes avant.');
  const thing = longestOf({ ...brief, moment: 'En juin, une tempête a emporté son concert.' }, 'fr');
  expect(thing).toContain('Elle part de chez elle');
  const titled = longestOf({ ...brief, moment: 'En juin, Mme Vidal a raté son concert.' }, 'fr');
  expect(titled).toContain('Mme Vidal part de chez elle');
  const other = longestOf({ ...brief, moment: 'En juin, un quatuor a raté son concert.' }, 'fr');
  expect(other).toContain('Elle part de chez elle');
});

it.each([
  ['a mum in Highfields found a snake under the trampoline.', 'Now the mum lets the boys out'],
  ['mama Shiro opened a bale and there were 37 jackets without a zip.', 'Now mama Shiro lets the boys out'],
  ['somebody opened a bale and there were 37 jackets without a zip.', 'Now she lets the boys out'],
])('says who acts in English only where that is a person: %s', (moment, said) => {
  const text = longestOf(
    {
      category: 'service',
      goal: 'investors',
      description: 'I put mesh skirts along the bottom of fences around Toowoomba. 212 houses have one.',
      usedBy: 'families',
      moment: `In November ${moment}`,
      change: 'Now she lets the boys out at seven.',
    },
    'en',
  );
  expect(text).toContain(said);
});

it.each([
  ['Mi tía sale a las tres por totora.', 'Corta la totora desde su puerta.', 'Mi tía corta la totora'],
  [
    'Doña Celsa no tomó un pedido de manteles.',
    'Ahora puede tener cuatro a la vez.',
    'Ahora doña Celsa puede tener',
  ],
  [
    'Doña Celsa no tomó un pedido de manteles.',
    'Ahora abres la puerta y tienes cuatro.',
    'Ahora abres la puerta',
  ],
  ['Mi hermano llevaba agua al taller.', 'Hoy sale limpia del caño.', 'Hoy sale limpia'],
])('says in Spanish who acts, where the verb alone does not: %s %s', (moment, change, said) => {
  const description = 'Somos tres hermanas y sembramos totora en bloques que flotan.';
  const brief = { category: 'project' as const, goal: 'team' as const, description, usedBy: 'familias' };
  expect(longestOf({ ...brief, moment, change }, 'es')).toContain(said);
});

it.each([
  ['le petit Alpha est tombé trois fois.', 'il va seul à l’école.', 'Maintenant Alpha va seul'],
  ['Ti Jean a trouvé de l’huile dans la source.', 'il y a un dépôt.', 'Maintenant il y a un dépôt'],
])('says in French who acts, of several names, and nobody where “il” is none: %s', (moment, change, said) => {
  const description = 'Nous fabriquons des béquilles en bois. Nous sommes trois.';
  const brief = { category: 'product' as const, goal: 'team' as const, description, usedBy: 'enfants' };
  const told = { moment: `Lundi devant l’hôpital Donka, ${moment}`, change: `Maintenant ${change}` };
  expect(longestOf({ ...brief, ...told }, 'fr')).toContain(said);
});

it.each([
  [
    'en',
    'Oom Dawid at Wupperthal sowed his seedbed last February.',
    'He sows the same afternoon.',
    'Oom Dawid sows',
  ],
  ['en', 'Regatta Sunday in Ventry, a crew sat on the slip.', 'He rows again.', 'He rows again'],
  [
    'en',
    'In May Ramona, a chef in Victoria, put Moroccan capers on her ftira.',
    'Now she writes the wall on her menu.',
    'Now she writes',
  ],
  [
    'fr',
    'À La Ciotat, Jeannot a vu sa boule glisser.',
    'Le jeudi il reprend ses boules.',
    'Le jeudi Jeannot reprend',
  ],
  ['fr', 'À La Ciotat, Jeannot a vu sa boule glisser.', 'Le jeudi il faut payer.', 'Le jeudi il faut'],
  [
    'fr',
    'Samedi, ma voisine a fini son gommage le pouce dehors.',
    'Elle a pris le gant.',
    'Ma voisine a pris le gant',
  ],
] as const)(
  'names in %s who acts where the moment begins so, or a day does: %s %s',
  (lang, moment, change, said) => {
    const description =
      lang === 'en' ? 'We rent tumblers. 40 are out.' : 'Nous louons des gants. 40 sont loués.';
    const brief = { category: 'service' as const, goal: 'users' as const, description, usedBy: 'x' };
    expect(longestOf({ ...brief, moment, change }, lang)).toContain(said);
  },
);

it.each([
  ['Il a étayé toute sa parcelle.', 'M. Kouadio a étayé toute sa parcelle'],
  ['Un voisin a vu la parcelle, et il a signé.', 'et il a signé'],
])('names who is told of in a proof that begins with “il”: %s', (answer, said) => {
  const proof = { question: { id: 'proof' as const, text: 'Proof?', lifts: 2 as const }, answer };
  const brief = { category: 'service' as const, goal: 'users' as const, usedBy: 'x', answers: [proof] };
  const description = 'Nous louons des étais en bambou. 41 planteurs en ont.';
  const moment = 'En mars, M. Kouadio a perdu 130 régimes.';
  expect(longestOf({ ...brief, description, moment }, 'fr')).toContain(said);
});

it('names nobody twice in what changed', () => {
  const brief = { category: 'concept' as const, goal: 'team' as const, usedBy: 'small farms' };
  const description = 'I raise ostrich chicks for several farms. 101 of 120 went home.';
  const moment = 'One night in De Rust, Oom Fanie found thirty chicks dead.';
  const change = 'The night after he brings them Fanie sleeps through.';
  expect(longestOf({ ...brief, description, moment, change }, 'en')).toContain('after he brings them');
});

it('tells what changed behind what is sold, with who sleeps, and before what it costs and what proves it', () => {
  const text = longestOf(
    {
      category: 'service',
      goal: 'investors',
      description:
        'We splice sap lines in February. Farmers pay $2 a tap. We did 31 sugarbushes last winter.',
      usedBy: 'sugarmakers',
      moment: 'On March 3, Roland stood in his sugarhouse with hardly any sap.',
      change: 'Now the gauge stays at 24 inches and he sleeps in March.',
    },
    'en',
  );
  expect(text).toMatch(
    /February\. Now the gauge .* and Roland sleeps in March\. .*Farmers pay \$2 a tap\. We did 31/u,
  );
});

it('leaves a place where the founder told it while another sentence may be the offer', () => {
  const description =
    'There’s a railway carriage from 1936 rotting in a field behind Strahan and eleven of us are turning it into a bunkhouse ' +
    'for walkers. The roof is done, the bogies are done, the inside is still a pigeon coop. Parks Tasmania said we can put ' +
    'it at the end of the old line if it’s finished by next March. Walkers would pay 35 dollars a night and the money goes ' +
    'to the track. We have two carpenters, a retired welder and a lot of people who can sand.';
  const brief = {
    category: 'project' as const,
    goal: 'team' as const,
    usedBy: 'bushwalkers on the west coast',
  };
  expect(longestOf({ ...brief, description }, 'en')).toMatch(/carriage from 1936.*Parks Tasmania/su);
});

it('does not tell how it works before the offer that stands right before it', () => {
  const description =
    'We rent choir risers to schools in Ontario. A set holds 60 children, folds into a minivan trailer, and two teachers put ' +
    'it up in ten minutes. We turned down 23.';
  const brief = { category: 'offer' as const, goal: 'investors' as const, usedBy: 'music teachers' };
  expect(longestOf({ ...brief, description }, 'en')).toMatch(/^We rent/u);
});

const today = (lang: Locale, instead: string, usedBy = '', goal: Goal = 'users') =>
  longestOf(
    {
      category: 'service',
      goal,
      description: { en: 'We resurface carrom boards.', fr: 'Nous louons des luges.', es: 'Afilo sierras.' }[
        lang
      ],
      usedBy,
      answers: [
        { question: { id: 'instead', text: '', starter: '', example: '', lifts: 5 }, answer: instead },
      ],
    },
    lang,
  );

it.each([
  ['en', 'duct tape, or they save up for a new one', 'Today it’s duct tape, or they save up for a new one.'],
  [
    'fr',
    'Louer au village et tout ramener le soir',
    'Aujourd’hui, il faut louer au village et tout ramener le soir.',
  ],
  ['es', 'Llamar al taller; no contestan', 'Hoy toca llamar al taller; no contestan.'],
] as const)('says in %s what they use instead as a sentence: %s', (lang, instead, said) => {
  expect(today(lang, instead)).toContain(said);
});

it('says “people” where one stands for all', () => {
  expect(today('en', 'They put planks under it.', 'every fisher on the ice', 'team')).toContain('People put');
});

it('names of a list the first whom an answer speaks of', () => {
  const instead = 'They put more powder on it.';
  expect(today('en', instead, 'carrom clubs, tea stalls', 'investors')).toContain('Carrom clubs put');
});

it('tells users what they do themselves, where nobody else is “them”', () => {
  expect(today('en', 'They ring round their parents, and they’re out.', 'schools')).toContain(
    'You ring round your parents, and you’re out.',
  );
  expect(today('en', 'They call their dogs, but they do not come back.', 'shepherds')).toContain(
    'Shepherds call their dogs, but they do not',
  );
  expect(today('en', 'They ring parents, and beg them.', 'schools')).toContain(
    'Schools ring parents, and beg them',
  );
});

it('says the name that praise told with what the founders do', () => {
  const description =
    'LadderLoop is the revolutionary gamechanger that will transform safety forever! Every day pilots climb on rotten rope. ' +
    'We rent pilot ladders to ships for 85 euro a month. 64 ships have signed.';
  const brief = { category: 'offer' as const, goal: 'investors' as const, usedBy: 'captains' };
  expect(longestOf({ ...brief, description }, 'en')).toContain('At LadderLoop, we rent pilot ladders');
});

it('says nothing of an answer that only praises, where the description does too', () => {
  const brief = {
    category: 'service' as const,
    goal: 'users' as const,
    description:
      'Lo nuestro no tiene comparación, un servicio de otro nivel. Traemos bloques de raíz de 4 por 4 metros y los metemos debajo de la isla. Son 380 soles por bloque. ¡Increíble de ver! Sin parangón.',
    usedBy: 'familias uros',
    change: 'Ahora pisan parejo y reciben visitas al día siguiente. Es un sueño hecho realidad.',
  };
  const praised = longestOf(brief, 'es');
  expect(praised).toContain('reciben visitas al día siguiente.');
  expect(praised).not.toContain('sueño hecho');
  const description =
    'Traemos bloques de raíz de 4 por 4 metros y los metemos debajo de la isla. Son 380 soles.';
  expect(longestOf({ ...brief, description }, 'es')).toContain('sueño hecho');
});

it('asks an incubator whom to call only where it is to introduce somebody', () => {
  const brief = {
    category: 'service' as const,
    goal: 'incubator' as const,
    description: 'We mend hurleys for clubs in Kilkenny at 11 euros a stick. 1,640 last season.',
    usedBy: 'clubs',
  };
  const asked = (answer: string) =>
    longestOf({ ...brief, answers: [{ question: { id: 'ask', text: 'Ask?', lifts: 8 }, answer }] }, 'en');
  expect(asked('We want a programme that helps us with bookkeeping.')).toMatch(/bookkeeping\.$/u);
  expect(asked('I am looking for an introduction to one hardware chain in Cork.')).toMatch(/Cork\. .+\?$/u);
});

it('says what is wrong with what is used today where it says what that is', () => {
  const brief = {
    category: 'product' as const,
    goal: 'investors' as const,
    description:
      'During the seventh month people burn offerings for their ancestors, and the ash flies up to the laundry on the ninth floor. Town councils get hundreds of complaints but nobody wants to forbid a prayer. My burner has a double wall and a water tray in the chimney, so the paper burns right through and what comes out is almost clear. It is rented for S$390 a month, including emptying. We had 64 units in Toa Payoh last year and the councils have asked for 300.',
    usedBy: 'town councils',
    moment:
      'Last August Mdm Lim on the sixth floor in Bishan rewashed her baby’s sheets three times in one evening.',
    answers: [
      {
        question: { id: 'instead', text: 'Today?', lifts: 5 as const },
        answer: 'An open metal drum. Half the paper does not burn and the wind takes it.',
      },
      {
        question: { id: 'ask', text: 'Ask?', lifts: 8 as const },
        answer:
          'I am looking for S$450,000 to make 240 units before the seventh month, repaid out of the rental contracts.',
      },
    ],
  };
  for (const seconds of [60, 90] as const) {
    const { pitch } = writePitch(readBrief({ brief: { ...brief, distributedIn: [] }, lang: 'en' }), []);
    const text = plainText(spokenIn(pitch, seconds));
    expect(text.includes('open metal drum')).toBe(text.includes('the wind takes it'));
    if (seconds === 90) expect(text).toContain('the wind takes it');
  }
});
