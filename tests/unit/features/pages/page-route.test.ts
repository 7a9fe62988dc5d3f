import { expect, test } from 'vitest';

import { textHead } from '#app/features/pages/page-route';
import { createI18n } from '#app/i18n/i18n';

test('the way to a page below the contact page names it', async () => {
  expect(await headOf({ name: 'contact/foire-aux-questions' })).toContain(
    '"name":"Contact","item":"https://a.example/contact"',
  );
});

test('the way to the contact page does not name it twice', async () => {
  expect((await headOf({ name: 'contact' })).match(/"ListItem"/g)).toHaveLength(2);
});

test('a study stands below the solutions, under its name in menus', async () => {
  const head = await headOf({ name: 'services/data/ia-harcelement', label: 'Harcèlement et IA' });
  expect(head).toContain('"name":"Nos services","item":"https://a.example/solutions-ia"');
  expect(head).toContain(
    '"name":"Harcèlement et IA","item":"https://a.example/services/data/ia-harcelement"',
  );
});

test('the address of a page is the name of its text', async () => {
  expect(await headOf({ name: 'contact/a b' })).toContain('"href":"https://a.example/contact/a%20b"');
});

async function headOf(text: { name: string; label?: string }): Promise<string> {
  const context = { i18n: await createI18n('fr'), locale: 'fr', siteUrl: 'https://a.example' } as const;
  const head = textHead({ context, search: {} }, { title: 'Un titre', description: 'Un texte.', ...text });
  return JSON.stringify(head).replaceAll('\\"', '"');
}
