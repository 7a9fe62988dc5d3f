import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LegalScreen } from '#app/features/pages/legal/legal-screen';
import type { TextPage } from '#app/features/pages/page';
import { textQuery } from '#app/features/pages/page.queries';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';
import { Known } from '../known';
import { textPage } from '../texts';

const text = textPage('cgu', {
  title: 'Conditions',
  description: 'Les règles.',
  lede: 'En peu de mots.',
  lang: 'fr',
  updated: { iso: '2026-11-21', text: '21 novembre 2026' },
  intro: '',
  sections: [
    { id: 'preambule', title: 'Préambule', html: '<p>Ce site est à nous.</p>', entries: [] },
    {
      id: 'service',
      title: 'Le service',
      html: '',
      entries: [{ id: 'duree', title: 'Durée', html: '<p>Douze mois.</p>' }],
    },
  ],
});

function showText(shown: TextPage, locale: Locale = 'fr') {
  return show(
    <Known answers={[[textQuery('cgu').queryKey, shown]]}>
      <LegalScreen name="cgu" />
    </Known>,
    { locale },
  );
}

test('its contents lead to its sections', async () => {
  await showText(text);
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/#preambule', '/#service']);
  expect(document.querySelector('#service')?.textContent).toBe('2. Le service');
});

test('sections and what stands in them are numbered', async () => {
  await showText(text);
  expect(screen.getByRole('heading', { level: 2, name: '1. Préambule' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: '2.1 Durée' })).toBeDefined();
});

test('a translation says that the French text binds, and leads to it', async () => {
  await showText({ ...text, lang: 'en' }, 'en');
  expect(screen.getByRole('link', { name: 'French text' }).getAttribute('href')).toBe('?lang=fr');
});

test('the French text has nothing to say of the kind', async () => {
  await showText(text);
  expect(document.querySelector('a[href="?lang=fr"]')).toBeNull();
});
