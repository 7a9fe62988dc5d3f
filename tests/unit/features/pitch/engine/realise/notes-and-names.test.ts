import { describe, expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { longest } from '#tests/fixtures/briefs/written';

describe('what is no price', () => {
  it.each([
    ['Phone calls with a stranger, for people who stammer. €6, Cork.', '€6, Cork.'],
    ['Our bath floats the down off nests. RM 380,000 pays for ten baths.', 'RM 380,000 pays for ten baths.'],
  ])('is said as it stands: %s', (description, said) => {
    expect(longest(description, 'en', { goal: 'investors' })).toContain(said);
    expect(longest(description, 'en', { goal: 'investors' })).not.toMatch(/cost|It’s/u);
  });

  it('is said as it stands where it goes on with the thing', () => {
    const said =
      'Notre prise, Dégel, n’allume le chauffe-bloc que trois heures avant. 89 $, vissée dans la borne existante. Une flotte de 60 autos y gagne 2 400 $ par hiver.';
    expect(longest(said, 'fr', { goal: 'investors' })).toMatch(/heures avant\. 89.\$, vissée dans la borne/u);
  });

  it('is said as it stands behind « pour »', () => {
    const said = 'Je soude un brûleur dans votre fer. Pour 12 000 francs votre fer à charbon marche au gaz.';
    expect(longest(said, 'fr')).not.toContain('C’est pour 12 000');
  });
});

describe('what is sought', () => {
  it('is not offered', () => {
    const wanted = 'Blacksmith wanted to cut down shovels for tree planters, Prince George.';
    expect(longest(wanted, 'en', { goal: 'team' })).toContain('Blacksmith wanted');
  });
});

describe('a name', () => {
  it('is told by a note that begins with an article', () => {
    const told = 'A whitebait bucket with a way out. A wet strip leads over the rim. Called the Climb-Out.';
    expect(longest(told, 'en')).toContain('Climb-Out is a whitebait bucket');
  });
});

describe('a note of a name', () => {
  it('stays a sentence behind what one founder does, in texts that ask by that name', () => {
    const told =
      'Clubs post me their oars and I post them back straight. It’s called Oarwell. I’m doing 45 a week in my shed.';
    expect(longest(told, 'en', { goal: 'team' })).toContain('back straight. It’s called Oarwell. I’m doing');
  });

  it('is said with what several do', () => {
    const told = 'We mend broken oars in Ludlow, £12 a blade. It’s called Oarwell. We did 41 last year.';
    expect(longest(told, 'en')).toContain('At Oarwell, we mend broken oars');
  });
});

describe('a name that only a boast or a note tells', () => {
  it('leads a part of the thing, and is no label', () => {
    const told =
      'The Slam is the baddest domino table in the whole world, nothing can touch it!! The top is 30 mm mahoe, so not a domino jumps.';
    expect(longest(told, 'en', { goal: 'investors' })).toContain('With The Slam, the top is 30');
  });

  it('stays in its note where they say who they are', () => {
    const told =
      'By noon a third of the milk is sour. We are eleven women and we have built a cooling box. One box costs KSh 21,000. We call it Baridi.';
    const text = longest(told, 'en', { goal: 'investors' });
    expect(text).toContain('We are eleven women');
    expect(text).toContain('We call it Baridi.');
  });
});

describe('a heading', () => {
  it('is left out where the next sentences say all of it', () => {
    const told =
      'Courroies de cloches. Je couds des courroies en cuir. Une courroie pour une cloche de 6 kg coûte 320 francs.';
    expect(longest(told, 'fr')).toMatch(/^Je couds des courroies/u);
  });

  it('stays where they do not', () => {
    const told =
      'Courroies de cloches. Je couds des courroies en cuir. Une courroie de 9 cm coûte 320 francs.';
    expect(longest(told, 'fr')).toContain('Courroies de cloches.');
  });
});

describe('a question', () => {
  it('is asked before what it leads to', () => {
    const told =
      'Slit two signs and zip-tie them into a tree guard. I made 130 on the kitchen table. Would a district pay $1.50 for one? That is what I’d like help finding out.';
    expect(longest(told, 'en', { goal: 'incubator' })).toMatch(
      /for one\? That is what I’d like help finding out/u,
    );
  });
});

describe('a scene', () => {
  it('that begins with an article invites nobody', () => {
    const told =
      'Le téléphone sonne et plus rien ne sort. Si vous bégayez, vous connaissez. Chez Allô Répète, une vraie personne décroche et ne finit jamais vos phrases.';
    expect(longest(told, 'fr', { usedBy: 'adultes qui bégaient' })).toMatch(/^Le téléphone sonne/u);
  });
});

it('who uses it is not what costs', () => {
  const told =
    '¡Prepárense, porque esto es una locura total y va a cambiar para siempre la noche mexicana! Micro Feliz es la idea más increíble, más limpia y más revolucionaria que el karaoke haya visto jamás. Son capuchas de fécula de maíz para el micrófono que se cambian con cada cantante. Un éxito brutal, imparable, único en su clase. Cuestan 1.20 pesos la pieza y se deshacen en la composta en 30 días. Todo el que las ve se enamora al instante. Ya las compran 22 bares de Guadalajara. Somos los mejores, nadie nos va a alcanzar: ¡el futuro canta con nosotros!';
  const said = longest(told, 'es', { goal: 'investors', usedBy: 'bares de karaoke' });
  expect(said).toContain('Cuestan 1.20 pesos la pieza');
});

it('a dune is one, a town has its « À », and a rupee no full stop', () => {
  const dune =
    'On couche les sapins en chevron devant la dune et on les plante dans le sable. A Natoye le sable tient depuis quatre hivers.';
  expect(longest(dune, 'fr')).toContain('devant la dune');
  expect(longest(dune, 'fr')).toContain('À Natoye');
  const mat = 'I roll coir mats for cricket pitches. Rs. 148,000 with pins, in three terms.';
  expect(longest(mat, 'en')).toContain('Rs. 148,000 with pins');
});

it('a team hears what is sold by the piece as its price', () => {
  const told = 'Gaveras plegables para moldear panela sin astillas, 95.000 pesos cada una.';
  expect(longest(told, 'es', { goal: 'team' })).toContain('Cuestan 95.000 pesos cada una');
});

it('who is sought is asked for, though an adjective looks like a verb', () => {
  const question = { id: 'ask' as const, text: '', starter: '', example: '', lifts: 5 as const };
  const answers = [{ question, answer: 'Une personne patiente au marteau, deux jours par semaine.' }];
  expect(longest('Nous rebattons des faux.', 'fr', { answers })).toContain(
    'Nous cherchons une personne patiente',
  );
});

it('crates that carry sculptures abroad are offered, and a price in French is what it is', () => {
  const crates = longest('Crates that carry Shona stone sculptures abroad without a chip.', 'en', {
    usedBy: 'x',
  });
  expect(crates).toContain('We offer crates that carry Shona stone sculptures abroad');
  const poles =
    'Je fais des balises de déneigement avec un ressort à la base. La base se visse dans le gravier. 14 $ l’unité, 12 $ à partir de 20.';
  expect(longest(poles, 'fr', { goal: 'users' })).toMatch(/C’est 14\s\$ l’unité/u);
});

it('what happened somewhere is no address, and stays in front of who was there', () => {
  const told =
    'L’année passée une baleinière a chaviré sur le fleuve entre Mbandaka et Bolobo. Mon cousin était dedans. Les passagers n’ont pas de gilet. Moi je veux louer les gilets au port, 2000 francs le voyage.';
  expect(longest(told, 'fr', { goal: 'incubator' })).toMatch(/a chaviré .*Mon cousin était dedans/u);
});

it('this winter points at nothing, and «uno normal» begins no text', () => {
  const sledges =
    'Je remets en état des luges. On paie 9 francs la descente. Cet hiver j’ai testé aux Diablerets avec 18 luges.';
  const brief = {
    category: 'concept' as const,
    goal: 'incubator' as const,
    usedBy: 'x',
    distributedIn: [],
    description: sledges,
  };
  const told = readBrief({ brief, lang: 'fr' }).facts.find(({ text }) => text.startsWith('Cet hiver'));
  expect(told?.leans).toBeUndefined();
  const strap =
    'Mi producto es un mecapal de 9 centímetros y cuesta 75 quetzales. Uno normal cuesta 35 y dura como un año.';
  expect(longest(strap, 'es', { goal: 'incubator' })).toMatch(/^Mi producto es un mecapal/u);
});
