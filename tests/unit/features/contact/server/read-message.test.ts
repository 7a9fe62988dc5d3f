import { describe, expect, it } from 'vitest';

import { readMessage } from '#app/features/contact/server/read-message';

const content = {
  firstName: 'Ada',
  lastName: 'Martin',
  email: 'ada@example.org',
  phoneNumber: '',
  message: 'Hello',
};

describe('the telephone number of a contact message', () => {
  it.each([
    ['06 12 34 56 78', '+33 6 12 34 56 78'],
    ['0612345678', '+33 6 12 34 56 78'],
    ['+34 612 34 56 78', '+34 612 34 56 78'],
    ['0034 612 345 678', '+34 612 34 56 78'],
    ['+1 (213) 373-4253', '+1 213 373 4253'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readMessage({ form: 'contact', content: { ...content, phoneNumber: typed } })).toMatchObject({
      ok: true,
      value: { content: { phoneNumber: kept } },
    });
  });

  it.each([
    '12',
    'call me',
    '06 12 34',
    '+999 1234',
    '+33 6 12 34 56 78 99 00',
    '+33612345678;ext=12345678901234567890',
  ])('%j is refused', (typed) => {
    expect(readMessage({ form: 'contact', content: { ...content, phoneNumber: typed } })).toMatchObject({
      ok: false,
      error: 'phone-invalid',
    });
  });
});

describe('the address of a message', () => {
  it('is kept as mail servers write it', () => {
    const read = readMessage({ form: 'contact', content: { ...content, email: ' Ada@Exämple.ORG ' } });
    expect(read).toMatchObject({ ok: true, value: { content: { email: 'Ada@xn--exmple-cua.org' } } });
  });

  it('is refused where no plain mail could be sent to it, in both forms', () => {
    const email = 'ada"@example.org';
    const team = { name: 'Ada', email, object: 'Hello', message: 'Hello' };
    const refused = { ok: false, error: 'email-invalid' };
    expect(readMessage({ form: 'contact', content: { ...content, email } })).toMatchObject(refused);
    expect(readMessage({ form: 'team', content: team })).toMatchObject(refused);
  });
});
