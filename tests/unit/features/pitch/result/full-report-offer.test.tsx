import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { site } from '#app/content/site';
import { FullReportOffer } from '#app/features/pitch/result/full-report-offer';
import { show } from '#tests/unit/show';

const pitch = 'AAAAAAAAAAAAAAAAAAAA-_';
const end = Date.parse(site.report.offerEnds);

test('sells at the early price until the end of the offer, and at the regular one after it', async () => {
  const last = await show(<FullReportOffer pitch={pitch} now={end - 1} />);
  expect(last.part.textContent).toContain('Early access €49.99');
  cleanup();
  const over = await show(<FullReportOffer pitch={pitch} now={end} />);
  expect(over.part.textContent).toContain('€99.99 incl. VAT');
  expect(over.part.textContent).not.toMatch(/49\.99|50%|Limited-time/);
  expect(screen.getByRole('link', { name: 'Get the full report' }).getAttribute('href')).toBe(
    `/agents/elevator-pitch-report?pitch=${pitch}`,
  );
});

test.each([
  ['en', '€49.99', '€99.99', '-50%', '31 March 2027'],
  ['fr', '49,99 €', '99,99 €', '-50 %', '31 mars 2027'],
  ['es', '49,99 €', '99,99 €', '-50 %', '31 de marzo de 2027'],
] as const)(
  'writes the prices and the end as one does in %s',
  async (locale, price, regular, discount, date) => {
    const { part } = await show(<FullReportOffer pitch={pitch} now={end - 1} />, { locale });
    const text = part.textContent?.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-') ?? '';
    for (const written of [price, regular, discount, date]) expect(text).toContain(written);
  },
);

test('says in words which price is which, and strikes none', async () => {
  const { part } = await show(<FullReportOffer pitch={pitch} now={end - 1} />);
  expect(part.textContent).toContain('Early access €49.99 incl. VAT, then €99.99');
  expect(part.querySelector('s')).toBeNull();
});

test('leads to the page that sells it, for this pitch', async () => {
  await show(<FullReportOffer pitch={pitch} now={end - 1} />);
  expect(screen.getByRole('link', { name: 'Get the full report' }).getAttribute('href')).toBe(
    `/agents/elevator-pitch-report?pitch=${pitch}`,
  );
});
