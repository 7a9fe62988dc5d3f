import { expect, it } from 'vitest';

import type { Fact, FactKind } from '#app/features/pitch/engine/facts';
import { chooseLines } from '#app/features/pitch/engine/plan/choose';
import type { Line } from '#app/features/pitch/engine/plan/lines';
import { shorterLines, weigh } from '#app/features/pitch/engine/plan/worth';
import { readBrief } from '#app/features/pitch/engine/read/read';

const description = 'I croft at Melness. We fit out a trailer with a rail. It smells of haddock.';
const brief = { category: 'project', goal: 'users', usedBy: 'crofters', distributedIn: ['GB'] } as const;
const reading = readBrief({ brief: { ...brief, distributedIn: ['GB'], description }, lang: 'en' });

function lineOf(text: string, kind: FactKind, order: number, more: Partial<Fact> = {}): Line {
  const fact: Fact = {
    kind,
    text,
    order,
    span: [0, 0],
    sure: 1,
    field: 'description',
    form: 'sentence',
    ...more,
  };
  return {
    text,
    kind,
    facts: [fact],
    words: text.split(' ').length,
    worth: 0,
    leans: [],
    refers: [],
    repeats: [],
    order,
  };
}

function worthOfTrailer(offerSure: number, share: number): number {
  const odds = new Map<FactKind, number>([
    ['offer', share],
    ['mechanism', 1 - share],
  ]);
  const trailer = lineOf('We fit out a trailer with a rail.', 'mechanism', 1, { odds });
  weigh([lineOf('I croft at Melness.', 'offer', 0), trailer], { ...reading, offerSure });
  return trailer.worth;
}

it('of what may be the offer is higher, the less sure another is', () => {
  expect(worthOfTrailer(0.4, 0.5)).toBeGreaterThan(worthOfTrailer(0.4, 0));
  expect(worthOfTrailer(0.4, 0.5)).toBeGreaterThan(worthOfTrailer(0.9, 0.5));
});

it('of a sentence is kept whole where its reason tells what founders lack', () => {
  const ways = (text: string) =>
    shorterLines([lineOf('I croft at Melness.', 'offer', 0), lineOf(text, 'proof', 1)], 1, reading).map(
      (line) => line.text,
    );
  const done = 'We did 18,000 pounds last fall with three people and turned away forty families';
  expect(ways(`${done}, because the rain came early and nobody was told.`)).toContain(`${done}.`);
  expect(ways(`${done}, because the fire can’t be left alone and I have to sleep.`)).not.toContain(
    `${done}.`,
  );
});

it('of a rival’s price is higher to users with the founders’ own behind it', () => {
  const worthOf = (text: string) => {
    const line = lineOf(text, 'instead', 1);
    weigh([lineOf('I croft at Melness.', 'offer', 0), line], reading);
    return line.worth;
  };
  const own = worthOf('A new oar is about £400; I charge 60 to £110 for it.');
  expect(own).toBeGreaterThan(worthOf('A new oar is about £400; others charge 60 to £110 for it.') + 1);
});

it('of a sentence without its last clause leaves room for another', () => {
  const lines = [
    lineOf('We lend a locker of spare hurleys at every pitch in Clare.', 'offer', 0),
    lineOf(
      'We keep 93 lockers in Clare, and last winter we lost one of the lockers to a moose on the road.',
      'proof',
      1,
    ),
    lineOf('A hurley costs €35 and the whole locker costs €900 a year, paid by the club.', 'price', 2),
  ];
  weigh(lines, reading);
  const shorter = (line: Line) => shorterLines(lines, lines.indexOf(line), reading);
  const maxWordsOf = () => 38;
  const plan = chooseLines(lines, { maxWordsOf, asks: [], shortOffer: undefined, shorterOf: shorter }).get(
    90,
  );
  expect(plan?.lines.map(({ text }) => text)).toContain('We keep 93 lockers in Clare.');
});

it.each([
  ['Her daughters sleep under her wedding sari.', 1],
  ['Now he can walk to school.', 1],
  ['The crews find the hydrant at once.', 0],
])('of what changed is lost without the moment that tells of whom: %s', (text, leaning) => {
  const moment = lineOf('When my aunt died, nobody wanted her saris.', 'moment', 1, { field: 'moment' });
  const change = lineOf(text, 'change', 2, { field: 'change' });
  weigh([lineOf('We make quilts.', 'offer', 0), moment, change], reading);
  expect(change.leans.filter(({ on, loss }) => on === moment && loss === change.worth)).toHaveLength(leaning);
});

it('is lost, too, where a verb alone speaks of somebody', () => {
  const spanish = readBrief({
    brief: { ...brief, distributedIn: ['ES'], description: 'Coso fundas.' },
    lang: 'es',
  });
  const moment = lineOf('En abril a Yeison se le dañó el celular.', 'moment', 1, { field: 'moment' });
  const change = lineOf('Ahora sale sin gas.', 'change', 2, { field: 'change' });
  weigh([lineOf('Coso fundas.', 'offer', 0), moment, change], spanish);
  expect(change.leans.some(({ on }) => on === moment)).toBe(true);
});

it('never cuts what a founder answered, nor the result of a trial', () => {
  const lines = [
    lineOf('We rent showers.', 'offer', 0),
    lineOf('I asked 64 drivers on the road last week, 51 of them said they would pay.', 'proof', 1),
    lineOf('She waited an hour for a shower, and then the door did not lock.', 'moment', 2, {
      field: 'moment',
    }),
  ];
  expect(lines.flatMap((_line, at) => shorterLines(lines, at, reading))).toEqual([]);
});

it('of what a thing does is higher right after a few words that only name it', () => {
  const worthAfter = (offer: string) => {
    const deed = lineOf('It prints a slip for each bucket.', 'mechanism', 1, { leans: 'offer' });
    weigh([lineOf(offer, 'offer', 0), deed], reading);
    return deed.worth;
  };
  expect(worthAfter('So I built a box.')).toBeGreaterThan(
    worthAfter('I built a box that counts the buckets of each raker on the tailgate.') + 3,
  );
});

it('of what the founders made is higher where another sentence may wrongly be the offer', () => {
  const worthOf = (text: string) => {
    const line = lineOf(text, 'team', 1);
    weigh([lineOf('Everyone melts wax in an old copper.', 'offer', 0), line], { ...reading, offerSure: 0.4 });
    return line.worth;
  };
  expect(worthOf('I’ve built a pot with a water jacket.')).toBeGreaterThan(
    worthOf('I’ve seen a pot with a water jacket.') + 2,
  );
});

it.each([
  ['problem', 'Whoever sleeps beside a reader knows the problem: the light goes everywhere.'],
  ['problem', 'Kids get one size of plate and nobody asks them, so we built a ladle with three marks.'],
] as const)('never cuts what a sentence leads to (%s: %s)', (kind, text) => {
  const lines = [lineOf('We make lamps.', 'offer', 0), lineOf(text, kind, 1)];
  expect(shorterLines(lines, 1, reading)).toEqual([]);
});

it('never cuts an offer down to who the founders are', () => {
  const lines = [
    lineOf('We are 22 volunteers in Ross and we repaint the sundials of the villages.', 'offer', 0),
  ];
  const sold = { ...reading, offer: { noun: 'volunteers', plural: true, feminine: false } };
  expect(shorterLines(lines, 0, sold)).toEqual([]);
});

it('says once what an answer says again', () => {
  const told = lineOf('There are 64 up on 19 farms, for 118 dollars each.', 'proof', 1);
  const asked = lineOf('There are 64 up on 19 farms and eight came back.', 'proof', 2, { field: 'proof' });
  const other = lineOf('We turned 26 down in May.', 'proof', 3);
  weigh([lineOf('We fit out a trailer.', 'offer', 0), told, asked, other], reading);
  expect([told, asked, other].map(({ repeats }) => repeats)).toEqual([[asked], [], []]);
});

it('of a sum that is sought, at the end to investors, is not cut away', () => {
  const lines = [
    lineOf('I weld a hard edge onto the hammers of mills.', 'offer', 0),
    lineOf(
      'Nyundo Kali is one welder and one motorbike; KSh 700,000 would put five more of each on the road, each pair repaid in fourteen months.',
      'team',
      1,
    ),
  ];
  const textsFor = (goal: 'investors' | 'incubator') => {
    const cut = shorterLines(lines, 1, { ...reading, brief: { ...reading.brief, goal } });
    return cut.map(({ text }) => text);
  };
  expect(textsFor('incubator')).toContain('Nyundo Kali is one welder and one motorbike.');
  expect(textsFor('investors')).not.toContain('Nyundo Kali is one welder and one motorbike.');
});
