import { expect, test } from 'vitest';

import { companyHead } from '#app/features/company/company-head';
import { createI18n } from '#app/i18n/i18n';

const text = { title: 'Six rôles', description: 'L’équipe.' };

test('the way to a page below the contact page names it', async () => {
  expect(JSON.stringify(await headAt('/contact/team', true))).toContain(
    '"name":"Contact","item":"https://a.example/contact"',
  );
});

test('the way to the contact page does not name it twice', async () => {
  const crumbs = JSON.stringify(await headAt('/contact', false)).match(/"ListItem"/g);
  expect(crumbs).toHaveLength(2);
});

async function headAt(path: string, belowContact: boolean) {
  const context = { i18n: await createI18n('fr'), locale: 'fr', siteUrl: 'https://a.example' } as const;
  return companyHead({ context, search: {} }, { path, belowContact }, text);
}
