import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import type { Goal } from '#app/features/pitch/brief';
import type { Brief } from '#app/features/pitch/brief-schema';
import { plainText } from '#app/features/pitch/pitch';

/** The last sentence of the longest text about a service. */
function askOf(description: string, goal?: Goal, category?: Brief['category']) {
  return textOf(description, goal, category)
    ?.split(/(?<=[.!?])\s+/u)
    .at(-1);
}

function textOf(description: string, goal?: Goal, category?: Brief['category']) {
  return (['90', '60', '30', '15'] as const)
    .map((one) => spokenOf(description, one, goal, category))
    .find(Boolean);
}

function spokenOf(
  description: string,
  duration: '15' | '30' | '60' | '90',
  goal: Goal = 'incubator',
  category: Brief['category'] = 'service',
) {
  const brief = { category, goal, description, distributedIn: ['GB'], usedBy: 'salons' };
  const { pitch } = writePitch(readBrief({ brief, lang: 'en' }), []);
  return plainText(pitch.spoken[duration] ?? []);
}

it('of an incubator is a test where nothing runs yet', () => {
  expect(askOf('Keen Edge is a sharpening service for scissors.')).toContain('try Keen Edge');
});

it('of an incubator is to help it further once there are customers', () => {
  const running = 'Keen Edge is a sharpening service for scissors. 63 salons have sent us theirs.';
  expect(askOf(running)).toBe('Will you help us take Keen Edge further?');
});

it('is to help with what the founders do not know yet', () => {
  const unknown = 'Keen Edge is a sharpening service. We don’t know whether salons would subscribe.';
  expect(askOf(unknown)).toBe('Will you help us with that?');
});

const billsChecked =
  'We check the energy bills of small hotels. Hoteliers send us theirs. They save 11 percent.';

it('of an incubator is none where the offer has no name and nothing surely fits', () => {
  expect(askOf(billsChecked, 'incubator')).toBe('They save 11 percent.');
});

it('names nothing where the offer has no name', () => {
  expect(askOf(billsChecked, 'team')).toBe('Shall we talk?');
  expect(askOf(billsChecked, 'investors')).toBe('Could you give us ten minutes this week?');
  expect(askOf(`${billsChecked} 1,120 hotels pay us.`, 'investors')).toBe(
    'May I show you the figures this week?',
  );
});

it.each([
  ['We come to your hotel and check its energy bills.', 'Which day suits you?'],
  ['We arrange woodland burials. 900 pounds.', 'It’s 900 pounds.'],
  ['Post us your energy bills and we check them.', 'Post us your energy bills and we check them.'],
  ['We check the energy bills of hotels on Tuesdays.', 'We check the energy bills of hotels on Tuesdays.'],
  [
    'We come to your hotel and check its energy bills. If one puzzles you, write to us.',
    'If one puzzles you, write to us.',
  ],
])('of users of a service is a day, unless they are told what else to do: %s', (text, ask) => {
  expect(askOf(text, 'users')).toBe(ask);
});

it.each([
  ['I sew sheets that catch bat droppings above the pews. Our cleaning went from five hours to one.', 'me'],
  ['We sew sheets that catch bat droppings above the pews. My cleaning went from five hours to one.', 'us'],
])('is of one founder where one does the work: %s', (text, whom) => {
  expect(askOf(`${text} How to sell to a diocese is an open question.`)).toBe(
    `Will you help ${whom} with that?`,
  );
});

it('of a team leans on a text of one sentence without a name', () => {
  const noted = 'Winter work for laid-up fishermen: mending scissors for salons.';
  expect(textOf(noted, 'team', 'concept')).toBe(`${noted} Would you like to work on this with us?`);
});

it('of users is not to be among the first where many have come', () => {
  const sold = 'Keen Edge is a sharpener for salon scissors.';
  expect(askOf(sold, 'users', 'concept')).toContain('among the first to try Keen Edge');
  expect(askOf(`${sold} 63 salons use it.`, 'users', 'concept')).not.toContain('among the first');
});

it.each([
  ['63 hairdressers have sent us theirs.', 'Which of these 63 hairdressers would you like to talk to?'],
  ['1,120 hairdressers have sent us theirs.', 'May I show you the figures for Keen Edge this week?'],
])('of investors is to talk to a customer where there are few: %s', (proof, ask) => {
  expect(askOf(`Keen Edge is a sharpening service for scissors. ${proof}`, 'investors')).toBe(ask);
});

it('of users is not to try a number of things', () => {
  const sold = 'Last autumn my dog split two pads. I make four sizes of boots at home and post them.';
  expect(askOf(sold, 'users', 'product')).not.toContain('the four sizes');
});

it('of users names a thing of four words by its last two', () => {
  const sold = 'We make goat milk ice cream on our farm in Somerset.';
  expect(askOf(sold, 'users', 'product')).toBe('Would you like to try the ice cream?');
});

it('of users is no stock question behind more than two sentences', () => {
  const sold =
    'We make goat milk ice cream in Somerset. A tub costs £6 at the gate. 212 families came last summer. We are open on Sundays.';
  expect(askOf(sold, 'users', 'product')).not.toContain('Would you like to try');
});

it('of an incubator does not name again what the only sentence has just named', () => {
  expect(askOf('A sharpener for the scissors of salons', 'incubator', 'concept')).toBe(
    'Will you help us find salons for a first trial?',
  );
});

it.each([
  ['I sharpen the scissors of salons on the spot.', 'service'],
  ['We wash, patch and resell used wool sacks to Southland farmers.', 'product'],
] as const)('of an incubator is not to try what is done already: %s', (done, category) => {
  expect(textOf(done, 'incubator', category)).toMatch(/Will you help (?:me|us) reach salons\?$/u);
});

it('is none that begins with somebody who was named before', () => {
  const text = textOf(
    'Keen Edge is a sharpening service for scissors. Seven salons in Hull sent us 312 pairs. ' +
      'They pay £9 each, but I do not know how to talk to a chain of salons. We would like six months of advice.',
  );
  expect(text).toContain('312 pairs. They pay £9 each');
  expect(text).not.toMatch(/They pay[^.]*\.( Will you help us with that\?)?$/u);
});

it('says a need that goes on in a sentence of its own whole', () => {
  const needs =
    'I need a welder two Saturdays a month. And someone with Bulgarian to take the calls from the farms and the hotels on the east coast.';
  const short = 'Keen Edge is a sharpening service for scissors. I need a welder. And someone who sells.';
  expect(textOf(`Keen Edge is a sharpening service for scissors. ${needs}`, 'team')).toContain(needs);
  expect(textOf(short, 'team')).toContain('I need a welder, and someone who sells.');
});

it.each([
  ['team', 'We need somebody who drives a lorry.', 'Is that you?'],
  ['team', 'We need a welder two Saturdays a month.', 'Shall we talk?'],
  ['investors', 'We are raising 40,000 pounds for a van.', 'May I show you the figures this week?'],
  ['incubator', 'We are looking for somebody who knows salons.', 'Will you help us with that?'],
  ['users', 'We need a welder two Saturdays a month.', undefined],
] as const)('turns what is needed to %s: %s', (goal, need, question) => {
  const sold = 'Keen Edge is a sharpening service for scissors. 63 salons have sent us theirs.';
  expect(askOf(`${sold} ${need}`, goal)).toBe(question ?? need);
});

it('of investors is the sum that is sought, without its reason where there is no room', () => {
  const told =
    'SilawBox is a box for candling eggs. Before, a candler held each egg to a bulb, 600 an hour. Now one does 2,100 and returns went from 11 to 4. 43 makers bought one. ';
  const sought =
    'We raise 1.2 million dollars for the mould because we still cut the acrylic by hand, two a day, in the yard of an aunt.';
  const text = textOf(told + sought, 'investors', 'product');
  expect(text).toContain('We raise 1.2 million dollars for the mould');
});

it('of an incubator is what the founder asks at the end', () => {
  const told =
    'Mottu is a box of two clay walls that keeps jasmine shut. Eleven tries, nine good, two mouldy. ';
  const text = textOf(
    `${told}Who knows about mould? And how does one charge growers by the day?`,
    'incubator',
    'product',
  );
  expect(text).toMatch(/Who knows about mould\? And how does one charge growers by the day\?$/u);
});

it('makes room for a question by a line of little worth, not by a proof', () => {
  const told =
    'Two hours’ warning is not much when two people need a minute to fill one sandbag. The Gully hangs on the back of a tractor, and with it four neighbours fill and tie 400 in an hour. The county has borrowed it twice since, and three parishes have put their names down at 6,900 euros each. I weld by the canal, and a cousin keeps the books. ';
  const text = spokenOf(`${told}I need somebody who can sell it down the river.`, '30', 'team');
  expect(text).toContain('three parishes');
  expect(text).not.toContain('I weld');
  expect(text).toMatch(/down the river\. Is that you\?$/u);
});

it.each([
  ['We need a welder and somebody who codes.', 'Shall we talk?'],
  ['We need somebody who welds and sells.', 'Is that you?'],
  ['We need somebody who knows steel and the salons.', 'Is that you?'],
  ['We need vans and someone in Cork makes them.', 'Shall we talk?'],
])('of a team tells one person from several: %s', (need, question) => {
  const sold = 'Keen Edge is a sharpening service for scissors. 63 salons have sent us theirs.';
  expect(askOf(`${sold} ${need}`, 'team')).toBe(question);
});

it('of an incubator is no question that the founder answers', () => {
  const told = 'Keen Edge is a sharpening service for scissors. 63 salons have sent us theirs. ';
  expect(askOf(`${told}Who brings them? Two drivers do.`)).toBe('Will you help us take Keen Edge further?');
  const text = textOf(`${told}Can you help us find a lab? Ours closed in May.`);
  expect(text).toMatch(/Can you help us find a lab\?$/u);
});

it('of a team is the need inside a sentence', () => {
  const description =
    'We re-pad scrum machines in a shed in Te Kuiti. Done 23 machines since 2022. My cousin leaves in March so I need ' +
    'somebody who can weld, 3 days a week.';
  expect(textOf(description, 'team', 'offer')).toMatch(
    /so I need somebody who can weld, 3 days a week\. Is that you\?$/u,
  );
});

it('turns no need to the listener at the price of its end', () => {
  const told =
    'A wreath lasts two days and its wire hoop a hundred years, on a tip. I gather the hoops of four cemeteries in Cork with a van, and my sister straightens, paints and wraps them in rushes. Florists buy them back for two euros. 5,300 have gone round so far. ';
  const need =
    'I need somebody who keeps the books: ten hours a week, 300 euros and a share at the end of the year.';
  expect(spokenOf(`${told}${need}`, '30', 'team')).toContain('300 euros and a share');
});

it('of investors is to talk to customers, not to staff', () => {
  const sold = 'Keen Edge is a sharpening service for scissors. ';
  expect(askOf(`${sold}14 growers have signed.`, 'investors')).toContain('Which of these 14 growers');
  expect(askOf(`${sold}14 workers. We sold 3,000 last year.`, 'investors')).toBe(
    'May I show you the figures for Keen Edge this week?',
  );
});

it.each([
  [
    'We come on a weekday, cut out the worn yards and splice in new hemp. £58 a rope.',
    'Which day suits you?',
  ],
  ['We come from Leeds, where we splice bell ropes. £58 a rope.', 'It’s £58 a rope.'],
  ['We come with a promise and splice bell ropes in Leeds. £58 a rope.', 'It’s £58 a rope.'],
])('of users is a day where the founders come to them: %s', (description, said) => {
  const problem = 'Most towers order a whole new rope and wait ten weeks. ';
  expect(askOf(problem + description, 'users')?.replaceAll("'", '’')).toBe(said);
});
