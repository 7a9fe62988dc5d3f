import { describe, expect, test } from 'vitest';

import { isDisposable, readAddress, recipientHash } from '#app/server/email/address';

describe('one plain address', () => {
  test.each([
    ['camille@boulangerie.example', 'camille@boulangerie.example', 'boulangerie.example'],
    ['  Camille.Martin@Boulangerie.Example\n', 'Camille.Martin@boulangerie.example', 'boulangerie.example'],
    ["o'neil+pitch_1@mail.example.org", "o'neil+pitch_1@mail.example.org", 'mail.example.org'],
    ['camille@boulangérie.example', 'camille@xn--boulangrie-h7a.example', 'xn--boulangrie-h7a.example'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai', 'b.xn--p1ai'],
  ])('%j is read', (text, address, domain) => {
    expect(readAddress(text)).toEqual({ ok: true, address, domain });
  });

  test.each([
    '',
    'camille',
    '@boulangerie.example',
    'camille@',
    'camille@localhost',
    'camille@boulangerie..example',
    'camille@boulangerie.example.',
    'camille@-boulangerie.example',
    'camille@boulangerie.42',
    'a=?utf-8?q?b?=@boulangerie.example',
    'camille@127.0.0.1',
    'camille@[127.0.0.1]',
    'camille@bou%6cangerie.example',
    'camille.@boulangerie.example',
    '.camille@boulangerie.example',
    'cam ille@boulangerie.example',
    'camille@boulangerie.example\r\nBcc: many@example.org',
    'cam\u0000ille@boulangerie.example',
    'Camille <camille@boulangerie.example>',
    '<camille@boulangerie.example>',
    '"camille martin"@boulangerie.example',
    'camille(a comment)@boulangerie.example',
    'camille@boulangerie.example, other@example.org',
    'camille@other.example@boulangerie.example',
    'mailto:camille@boulangerie.example',
    'camillé@boulangerie.example',
    `${'a'.repeat(65)}@boulangerie.example`,
    `camille@${'a'.repeat(64)}.example`,
    `camille@${'long.'.repeat(50)}example`,
  ])('%j is not', (text) => {
    expect(readAddress(text)).toEqual({ ok: false, error: 'invalid' });
  });

  test('what is far too long is told at once: a host parser takes the square of its length', () => {
    const long = String.fromCodePoint(
      ...Array.from({ length: 5000 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000)),
    );
    const started = performance.now();
    for (let time = 0; time < 20; time += 1) {
      expect(readAddress(`a@${long}.fr`)).toEqual({ ok: false, error: 'invalid' });
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('domains to throw away', () => {
  test.each(['yopmail.com', 'Mailinator.com', 'inbox.mailinator.com', 'cool.fr.nf', 'mail.temp-mail.io'])(
    '%s is one',
    (domain) => expect(isDisposable(domain)).toBe(true),
  );

  test.each([
    'duck.com',
    'privaterelay.appleid.com',
    'relay.firefox.com',
    'mozmail.com',
    'camille.simplelogin.com',
    'camille.anonaddy.com',
    'opayq.com',
    'gmail.com',
    'orange.fr',
    'mailinator.com.example',
    'verbe.example',
    'com',
    '',
  ])('%s is not', (domain) => expect(isDisposable(domain)).toBe(false));
});

describe('the hash of a recipient', () => {
  const secret = 'a secret of the tests';

  test('is one for the spellings that commonly reach one mailbox', () => {
    const spellings = ['camille.martin@mail.example', 'CamilleMartin+pitch@mail.example'];
    expect(new Set(spellings.map((address) => recipientHash(address, secret))).size).toBe(1);
  });

  test('differs by person, by domain and by secret', () => {
    const hashes = [
      recipientHash('camille@mail.example', secret),
      recipientHash('dominique@mail.example', secret),
      recipientHash('camille@other.example', secret),
      recipientHash('camille@mail.example', 'another secret'),
    ];
    expect(new Set(hashes).size).toBe(4);
  });
});
