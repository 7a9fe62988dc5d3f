import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { BriefCoverage } from '#app/features/pitch/result/texts/brief-coverage';
import type { CoveredField } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

const kept: CoveredField[] = [
  {
    field: 'description',
    stretches: [{ text: 'A leading ' }, { text: 'planter. ', said: 2 }, { text: 'It grows herbs.', said: 1 }],
  },
];

const said: [locale: Locale, title: string, text: string][] = [
  [
    'en',
    'Your words, kept and struck out',
    'struck out: A leading kept: planter. sentence 2 It grows herbs. sentence 1',
  ],
  [
    'fr',
    'Vos mots, gardés et barrés',
    'barré : A leading gardé : planter. phrase 2 It grows herbs. phrase 1',
  ],
  [
    'es',
    'Sus palabras, conservadas y tachadas',
    'tachado: A leading conservado: planter. frase 2 It grows herbs. frase 1',
  ],
];

test.each(said)(
  'says in words what is kept, by which sentence, and what is not (%s)',
  async (locale, title, text) => {
    await show(<BriefCoverage fields={kept} lang="en" seconds={60} />, { locale });
    await userEvent.click(screen.getByText(title));
    const words = screen.getByRole('deletion').parentElement;
    expect(words?.lang).toBe('en');
    expect(words?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(text);
  },
);

test('strikes out neither the spaces around nor what is said', async () => {
  await show(<BriefCoverage fields={kept} lang="en" seconds={60} />);
  expect([...document.querySelectorAll('del')].map((one) => one.lastChild?.textContent)).toEqual([
    'A leading',
  ]);
});
