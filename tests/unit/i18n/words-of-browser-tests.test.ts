import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

import { chatWords } from '#tests/e2e/support/chat-words';
import { formWords } from '#tests/e2e/support/form-words';
import { messageWords } from '#tests/e2e/support/message-words';
import { newsletterWords } from '#tests/e2e/support/newsletter-words';
import { resultWords } from '#tests/e2e/support/result-words';
import { entriesOf } from '#tests/e2e/support/said-in';
import { shopWords } from '#tests/e2e/support/shop-words';

type Words = { en: unknown; fr: unknown; es: unknown };
type Said = { en: string; fr: string; es: string };

const messages = messagesOf();

/** Not of the catalogs: what a visitor writes, and the suggestions of a chatbot. */
const ownWords = /\.(?:note|answer|answerSaid|suggestion)$/;

const tables: [string, Words][] = [
  ['chat', chatWords],
  ['form', formWords],
  ['message', messageWords],
  ['newsletter', newsletterWords],
  ['result', resultWords],
  ['shop', shopWords],
];

// The browser tests go through each state in one language.
test.each(tables.flatMap(([name, words]) => saidIn(name, words)))(
  '%s is one message in three languages',
  (_, said) => {
    const isSaid = ({ en, fr, es }: Said) => holds(en, said.en) && holds(fr, said.fr) && holds(es, said.es);
    expect(messages.some(isSaid) ? said : undefined).toEqual(said);
  },
);

/** The texts of a table that a message can be compared with; one that holds a number or a date is none. */
function saidIn(path: string, { en, fr, es }: Words): [string, Said][] {
  if (ownWords.test(path)) return [];
  const said = { en: textOf(en), fr: textOf(fr), es: textOf(es) };
  if (said.en && said.fr && said.es) return [[path, { en: said.en, fr: said.fr, es: said.es }]];
  if (typeof en !== 'object' || en instanceof RegExp) return [];
  return Object.keys(Object(en)).flatMap((key) =>
    saidIn(`${path}.${key}`, {
      en: Reflect.get(Object(en), key),
      fr: Reflect.get(Object(fr), key),
      es: Reflect.get(Object(es), key),
    }),
  );
}

function textOf(word: unknown): string | undefined {
  if (typeof word === 'string') return plain(word);
  const source = word instanceof RegExp ? word.source.replaceAll(/^\^|\$$|\\(?=\.)/g, '') : '';
  return source === '' || /[\\()[\]*+?|]/.test(source) ? undefined : plain(source);
}

/** The message says it, or would with its places filled. */
function holds(message: string, text: string): boolean {
  if (message.includes(text)) return true;
  const parts = message.split(/\{(?:[^{}]|\{[^{}]*\})*\}|<\/?\d+\/?>/);
  if (parts.length === 1) return false;
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*')}$`,
  ).test(text);
}

function messagesOf(): Said[] {
  return globSync('app/i18n/catalogs/*/en.po').flatMap((path) => {
    const french = new Map(entriesOf(path.replace(/en\.po$/, 'fr.po')));
    const spanish = new Map(entriesOf(path.replace(/en\.po$/, 'es.po')));
    return entriesOf(path).map(([id, said]) => ({
      en: plain(said),
      fr: plain(french.get(id) ?? ''),
      es: plain(spanish.get(id) ?? ''),
    }));
  });
}

/** Unbreakable spaces as plain ones. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
