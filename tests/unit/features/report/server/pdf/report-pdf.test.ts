import { expect, test } from 'vitest';

import { type Report, reportPdf } from '#app/features/report/server/pdf/report-pdf';
import { createI18n } from '#app/i18n/i18n';
import { readPdf, wordsOf } from '../../../../server/pdf/read-pdf';

const report: Report = {
  lang: 'fr',
  writtenAt: Date.UTC(2027, 0, 15, 12),
  reference: '2027-0001',
  study: '## À garder\n\nLa scène, **telle quelle**.',
  sections: [
    {
      kind: 'pitch',
      title: 'Le pitch',
      entries: [
        { label: 'En une phrase', text: 'Radicelle : l’œuvre d’un été, sans terre.' },
        { label: '15 secondes', text: 'Le basilic meurt.\n\nPas ici.' },
      ],
    },
    { kind: 'score', title: 'Les vérifications', entries: [{ label: 'Acquis', text: 'Un fait l’appuie.' }] },
  ],
  byModel: false,
};

async function read(changed: Partial<Report> = {}) {
  const bytes = await reportPdf({ ...report, ...changed }, await createI18n('fr'));
  if (!bytes) throw new Error('These letters cannot be set');
  return { ...(await readPdf(bytes)), bytes: bytes.length };
}

test('says the sentence and the order on its cover, then the study, then the pitch behind it', async () => {
  const { text, title, lang } = await read();
  expect(title).toBe('Le rapport complet de recommandations – Radicelle : l’œuvre d’un été, sans terre.');
  expect(lang).toBe('fr');
  expect(wordsOf(text)).toBe(
    wordsOf(`Verbe Le rapport complet de recommandations Radicelle : l’œuvre d’un été, sans terre.
      Commande 2027-0001, le 15 janvier 2027
      Le rapport complet de recommandations · Commande 2027-0001, le 15 janvier 2027 2
      À garder La scène, telle quelle.
      Le pitch En une phrase Radicelle : l’œuvre d’un été, sans terre.
      15 secondes Le basilic meurt. Pas ici.
      Les vérifications Critère Verdict Un fait l’appuie. Acquis`),
  );
});

test('is tagged in reading order, holds its faces and is light', async () => {
  const { tagged, elements, faces, embedded, bytes } = await read();
  expect(tagged).toBe(true);
  expect(elements.slice(0, 8)).toEqual(['Document', 'H1', 'P', 'P', 'Document', 'H2', 'P', 'H2']);
  expect(embedded).toBe(faces.length);
  expect(bytes).toBeLessThan(100_000);
});

test('an order without a pitch has a study alone', async () => {
  const { text, title } = await read({ sections: [] });
  expect(title).toBe('Le rapport complet de recommandations');
  expect(text).toContain('telle quelle');
});

test('there is none in letters that cannot be set', async () => {
  expect(await reportPdf({ ...report, study: '植物' }, await createI18n('fr'))).toBeUndefined();
});
