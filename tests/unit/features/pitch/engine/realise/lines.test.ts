import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { saysMost } from '#app/features/pitch/engine/realise/audience-line';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { durationsOf, plainText } from '#app/features/pitch/pitch';

it.each([
  ['A stall for growers who sell at markets', 'growers at markets', 'en', true],
  ['Des herbes fraîches sans terre', 'sans plastique', 'fr', false],
  ['Herbs without soil', 'without plastic', 'en', false],
] as const)('“%s” says most of “%s” in %s: %s', (text, other, lang, says) => {
  expect(saysMost(text, other, lang)).toBe(says);
});

function spokenOf(description: string, answers: Record<string, string> = {}) {
  const answered = Object.entries(answers).map(([id, answer]) => ({
    question: { id, text: id, lifts: 2 as const },
    answer,
  }));
  const brief = {
    category: 'product' as const,
    goal: 'investors' as const,
    description,
    usedBy: 'traders',
    distributedIn: ['GB'],
    answers: answered,
  };
  return writePitch(readBrief({ brief, lang: 'en' }), []).pitch;
}

function longestOf(description: string, answers: Record<string, string> = {}) {
  const pitch = spokenOf(description, answers);
  return plainText(pitch.spoken[`${durationsOf(pitch).at(-1) ?? 15}`] ?? []);
}

function thirtyOf(description: string) {
  return plainText(spokenOf(description).spoken['30'] ?? []);
}

it('keeps a pronoun beside what it stands for', () => {
  const text = longestOf('Footwell is a water bag for market tents. It sells for £29.', {
    change: 'Now Josie carries two pounds of canvas in place of four concrete blocks.',
  });
  expect(text).toContain('Footwell is a water bag for market tents. It sells for £29.');
});

it('joins a name to what it is', () => {
  const text = longestOf('Front Yard Lumber, Asheville.\n- sawmill on a trailer, set up in your driveway\n');
  expect(text).toContain('Front Yard Lumber, Asheville: sawmill on a trailer');
});

it('does not say who signed', () => {
  const text = longestOf(
    'Footwell is a water bag for tents.\nIt weighs 28 kilos full.\nWe sold 410.\nRuben.',
  );
  expect(text).not.toContain('Ruben');
});

it('asks once for what the founder asks twice', () => {
  const text = longestOf(
    'Footwell is a water bag for tents. We are looking for somebody who can weld canvas.',
    {
      ask: 'I am looking for somebody who can weld canvas two Saturdays a month.',
    },
  );
  expect(text.match(/weld canvas/gu)).toHaveLength(1);
});

it('asks once where the answer is one of the needs of the brief', () => {
  const text = longestOf('Footwell is a water bag for tents. We need a welder and a driver.', {
    ask: 'A welder for two Saturdays in April.',
  });
  expect(text).not.toContain('a welder and a driver');
});

it('asks once where the answer and a longer need of the brief name the same person', () => {
  const text = longestOf(
    'Footwell is a water bag for tents. I am looking for a partner to run the wash side, somebody who knows industrial machines.',
    { ask: 'A partner to run the plant from May. A half share, and wages from the first week of June.' },
  );
  expect(text).not.toContain('wash side');
  expect(text).toContain('I am looking for a partner to run the plant from May.');
});

it('says at thirty seconds what was answered to what is wanted', () => {
  const { spoken } = spokenOf(
    'I make knitted socks with a rubber sole that go over a plaster cast, so your toes don’t freeze and you don’t slip on the hospital floor. They come in three sizes and wash at 60. The fracture clinic in Hull hands them out at £11 a pair, and I have sold 840 since March. I knit them on two second-hand machines in my garage.',
    {
      moment:
        'In January my son stood at the bus stop with a bread bag over his cast and his toes went blue.',
      change: 'Now he can walk to school and his toes stay warm.',
      ask: '£6,500 for a third knitting machine.',
    },
  );
  expect(plainText(spoken['30'] ?? [])).toContain('£6,500 for a third knitting machine');
});

it('hears what a share is compared with', () => {
  const text = thirtyOf(
    'Nine in every hundred live chickens are dead when they get to the market in Nairobi. They travel for two hours upside down, forty of them tied by the legs to the back seat. Rackit is a folding crate of four levels that bolts on the carrier of any motorbike. With the brokers who have had it since January it is 2 in a hundred. I need three million shillings for a bending machine and a hundred crates.',
  );
  expect(text).toMatch(/Nine in every hundred.*2 in a hundred/u);
});
