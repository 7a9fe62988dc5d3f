import { describe, expect, test } from 'vitest';

import { carriedOver, editedPitch, hasLost, withEdits } from '#app/features/pitch/edits';
import { type Passage, type Pitch, plainText } from '#app/features/pitch/pitch';
import { pitch as base, said } from './pitches';

const pitch: Pitch = {
  ...base,
  spoken: {
    15: [said('We grow herbs. Come on Friday.')],
    30: [said('We grow herbs. They need no soil. Come on Friday.')],
    60: [said('We grow herbs. They need no soil.'), said('In May, 42 shops asked. Come on Friday.')],
  },
  email: { subject: said('Herbs'), body: [said('Hello,'), said('They need no soil.')] },
};
const before = 'We grow herbs. They need no soil. Come on Friday.';
const edit = (text: string) => ({ duration: 30, before, text }) as const;
const texts = ({ spoken, email }: Pitch) =>
  [spoken[15], spoken[30], spoken[60], email.body].map((passages = []) => plainText(passages));

describe('a text edited by hand', () => {
  test('takes its place, paragraphs by lines, and nothing else moves', () => {
    const edited = editedPitch(pitch, 30, '  We grow   herbs.\n\nCome on Monday.  ');
    expect(edited.spoken[30]).toEqual([said('We grow herbs.'), said('Come on Monday.')]);
    expect({ ...edited, spoken: { ...edited.spoken, 30: pitch.spoken[30] } }).toEqual(pitch);
  });

  test('keeps the language of the words that stay', () => {
    const quoted: Passage = [
      { text: 'They say ' },
      { text: 'frische Kräuter', lang: 'de' },
      { text: ' here.' },
    ];
    const edited = editedPitch({ ...pitch, spoken: { 30: [quoted] } }, 30, 'They sing frische Kräuter here.');
    expect(edited.spoken[30]).toEqual([
      [{ text: 'They sing ' }, { text: 'frische Kräuter ', lang: 'de' }, { text: 'here.' }],
    ]);
  });
});

describe('the other texts', () => {
  test('say a changed sentence too, where they held it', () => {
    const changed = edit('We grow herbs. They need neither soil nor sun. Come on Friday.');
    expect(texts(carriedOver(pitch, changed, 'en'))).toEqual([
      'We grow herbs. Come on Friday.',
      before,
      'We grow herbs. They need neither soil nor sun.\n\nIn May, 42 shops asked. Come on Friday.',
      'Hello,\n\nThey need neither soil nor sun.',
    ]);
  });

  test('lose a sentence that was cut', () => {
    const [, , sixty, email] = texts(carriedOver(pitch, edit('We grow herbs. Come on Friday.'), 'en'));
    expect(sixty).toBe('We grow herbs.\n\nIn May, 42 shops asked. Come on Friday.');
    expect(email).toBe('Hello,');
  });

  test('never grow over what a text may have, however few its words', () => {
    const flags = (count: number) => `${'🇫🇷'.repeat(count)}.`;
    const full = { ...pitch, email: { ...pitch.email, body: [said(`They need no soil. ${flags(1990)}`)] } };
    const carried = carriedOver(full, edit(`We grow herbs. They need no soil. ${flags(1000)} Come.`), 'en');
    expect(carried.email).toEqual(full.email);
    expect(plainText(carried.spoken[60] ?? [])).toContain(flags(1000));
  });

  test('get a new sentence after one before it where that which it follows is not said', () => {
    const asked = {
      duration: 30,
      before: `${before} Are you in?`,
      text: `${before} Are you in? We sell seeds.`,
    } as const;
    expect(texts(carriedOver(pitch, asked, 'en'))[0]).toBe('We grow herbs. Come on Friday. We sell seeds.');
  });

  test('begin with what was put first', () => {
    const hello = edit(`I am Ana. ${before}`);
    expect(texts(carriedOver(pitch, hello, 'en'))[0]).toBe('I am Ana. We grow herbs. Come on Friday.');
  });

  test('get no new sentence where the one that it follows is not said', () => {
    const opening = { duration: 30, before: `${before} We open at eight.` } as const;
    const added = { ...opening, text: `${opening.before} Not on Sundays.` };
    expect(texts(carriedOver(pitch, added, 'en'))[0]).toBe('We grow herbs. Come on Friday.');
  });

  test('get a new sentence after the one it follows, as long as there is room for it', () => {
    const words = 'We also deliver to every door in town before eight in the morning, all year round.';
    const [fifteen, , sixty] = texts(
      carriedOver(
        { ...pitch, spoken: { ...pitch.spoken, 15: [said(`We grow herbs. ${'Fine herbs. '.repeat(12)}`)] } },
        edit(`We grow herbs. ${words} They need no soil. Come on Friday.`),
        'en',
      ),
    );
    expect(sixty).toContain(`We grow herbs. ${words} They need no soil.`);
    expect(fifteen).not.toContain(words);
  });

  test('stay as they are where they hold nothing of it', () => {
    const short = { ...pitch, spoken: { 15: [said('Buy herbs.')], 30: pitch.spoken[30] }, email: base.email };
    expect(carriedOver(short, edit('We grow herbs. They need nothing. Come on Friday.'), 'en')).toEqual(
      short,
    );
  });
});

describe('a pitch written anew', () => {
  const changed = edit('We grow herbs. They need neither soil nor sun. Come on Friday.');

  test('keeps a new sentence whose neighbour it says otherwise now', () => {
    const added = edit(`${before} We sell seeds.`);
    const priced = { ...pitch, spoken: { ...pitch.spoken, 30: [said('We grow herbs. They need no soil.')] } };
    expect(texts(withEdits(priced, [added], 'en'))[1]).toBe(
      'We grow herbs. They need no soil. We sell seeds.',
    );
  });

  test('keeps what was edited, in the other texts as well once they had followed', () => {
    expect(texts(withEdits(pitch, [changed], 'en'))[2]).toBe(texts(pitch)[2]);
    expect(texts(withEdits(pitch, [changed], 'en'))[1]).toBe(changed.text);
    expect(texts(withEdits(pitch, [{ ...changed, followed: true }], 'en'))[2]).toContain('nor sun');
  });

  test('tells when the words of its maker have no place in it any more', () => {
    expect(hasLost(withEdits(pitch, [changed], 'en'), changed)).toBe(false);
    expect(hasLost(withEdits(base, [changed], 'en'), changed)).toBe(true);
  });
});
