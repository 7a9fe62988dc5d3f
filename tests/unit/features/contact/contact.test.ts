import { describe, expect, it } from 'vitest';

import type { FormName } from '#app/features/contact/contact';
import { contactSchema, messageFaults, teamSchema } from '#app/features/contact/message-schema';

const contact = {
  firstName: 'Ada',
  lastName: 'Martin',
  email: 'ada@example.org',
  phoneNumber: '',
  message: 'A question',
};
const team = { name: 'Ada Martin', email: 'ada@example.org', object: 'A question', message: 'Which one?' };

describe('a contact message', () => {
  it('is in order without a telephone number', () => {
    expect(faultsOf('contact', contact)).toEqual({});
  });

  it('has names of 100 characters and a message of 5,000 at most, as a reader counts them', () => {
    const longest = {
      ...contact,
      firstName: '👩‍🚀'.repeat(50),
      lastName: 'é'.repeat(100),
      message: 'é'.repeat(5000),
    };
    expect(faultsOf('contact', longest)).toEqual({});
    const longer = {
      ...contact,
      firstName: 'a'.repeat(101),
      lastName: 'a'.repeat(101),
      message: 'a'.repeat(5001),
    };
    expect(faultsOf('contact', longer)).toEqual({
      firstName: 'too-long',
      lastName: 'too-long',
      message: 'too-long',
    });
  });

  it('says of each required field that it is missing, spaces and joiners being nothing', () => {
    expect(faultsOf('contact', { phoneNumber: '', firstName: ' ', lastName: '\u200D' })).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      message: 'required',
    });
  });

  it.each(['ada', 'ada@', '@example.org', 'ada@example', 'a da@example.org'])(
    'refuses the address %j',
    (email) => {
      expect(faultsOf('contact', { ...contact, email })).toEqual({ email: 'email-invalid' });
    },
  );

  it.each(['1', '06 12 34 56', '+33 6'])(
    'refuses the telephone number %j, which is too short',
    (phoneNumber) => {
      expect(faultsOf('contact', { ...contact, phoneNumber })).toEqual({ phoneNumber: 'phone-invalid' });
    },
  );

  it.each(['06 12 34 56 78', '612345678', '+43 1234', '+1 (202) 555-0143'])(
    'leaves the telephone number %j to the server',
    (phoneNumber) => {
      expect(faultsOf('contact', { ...contact, phoneNumber })).toEqual({});
    },
  );

  it('refuses what is hidden in a text', () => {
    expect(faultsOf('contact', { ...contact, message: 'a\u0000b' })).toEqual({
      message: 'unsafe-characters',
    });
    expect(faultsOf('contact', { ...contact, lastName: 'a\u202Eb' })).toEqual({
      lastName: 'unsafe-characters',
    });
    expect(faultsOf('contact', { ...contact, firstName: 'a\uD800' })).toEqual({
      firstName: 'unsafe-characters',
    });
  });

  it('is about one of four things, and of none where it was sent before that was asked', () => {
    expect(faultsOf('contact', { ...contact, topic: 'problem' })).toEqual({});
    expect(faultsOf('contact', { ...contact, topic: 'praise' })).toEqual({ topic: 'required' });
  });

  it('has no field beside its own', () => {
    expect(contactSchema.safeParse({ ...contact, admin: true }).success).toBe(false);
  });

  it('keeps the lines of a message and none in a name', () => {
    const read = contactSchema.parse({ ...contact, firstName: ' Ada\nMaria ', message: ' one\ntwo ' });
    expect(read).toMatchObject({ firstName: 'Ada Maria', message: 'one\ntwo' });
  });
});

describe('a message to the team', () => {
  it('is in order with all its fields, and says which are missing', () => {
    expect(faultsOf('team', team)).toEqual({});
    expect(faultsOf('team', {})).toEqual({
      name: 'required',
      email: 'required',
      object: 'required',
      message: 'required',
    });
  });

  it('has a subject of 100 characters on one line', () => {
    expect(faultsOf('team', { ...team, object: 'a'.repeat(101) })).toEqual({ object: 'too-long' });
    expect(teamSchema.parse({ ...team, object: 'one\r\nBcc: two' }).object).toBe('one Bcc: two');
  });
});

function faultsOf(form: FormName, content: unknown) {
  return messageFaults({ form, content });
}
