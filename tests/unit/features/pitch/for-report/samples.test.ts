import { describe, expect, test } from 'vitest';

import { sampleMaterial, samplePitch } from '#app/features/pitch/for-report/sample-pitch.server';
import { sampleSheetPdf } from '#app/features/pitch/for-report/sample-sheet.server';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import { sampleReportPdf } from '#app/features/report/server/pdf/sample-report';
import { readPdf, wordsOf } from '../../../server/pdf/read-pdf';

const said = {
  en: { example: 'Example: the offer, the people and the figures are invented', study: 'Keep the opening.' },
  fr: {
    example: 'Exemple\u00A0: l’offre, les personnes et les chiffres sont inventés',
    study: 'Gardez l’ouverture.',
  },
  es: {
    example: 'Ejemplo: la oferta, las personas y las cifras son inventadas',
    study: 'Conserve el comienzo.',
  },
};

describe.each(['en', 'fr', 'es'] as const)('the samples in %s', (lang) => {
  test('show a whole pitch of this build, told to be an example', async () => {
    const file = await sampleSheetPdf(lang, 'https://verbe.example');
    const { text, pages, tagged, lang: told } = await readPdf(file ?? Buffer.of());
    const { pitch } = await samplePitch(lang);
    expect(wordsOf(text)).toContain(wordsOf(plainText(pitch.oneLiner)));
    for (const paragraph of spokenIn(pitch, 60))
      expect(wordsOf(text)).toContain(wordsOf(plainText(paragraph)));
    expect(wordsOf(text)).toContain(wordsOf(said[lang].example));
    expect(text).toContain(`https://verbe.example/agents/elevator-pitch?lang=${lang}`);
    expect({ pages, tagged, told }).toEqual({ pages: 1, tagged: true, told: lang });
    expect(file?.length).toBeLessThan(60_000);
  });

  test('show a whole report: study, pitch, findings, checks and brief', async () => {
    const material = await sampleMaterial(lang);
    const file = await sampleReportPdf(material);
    const { text, pages, tagged, lang: told } = await readPdf(file ?? Buffer.of());
    // A file says its spaces alike, whatever they were.
    const foot = new RegExp(`[^\n]*${said[lang].example.replaceAll('\u00A0', '\\s')}[^\n]*\n?\\d?`, 'g');
    const read = wordsOf(text.replaceAll(foot, ''));
    expect(read).toContain(said[lang].study);
    expect(material.sections.map(({ kind }) => kind)).toEqual(['pitch', 'findings', 'score', 'brief']);
    for (const { title, entries } of material.sections) {
      expect(read).toContain(wordsOf(title));
      for (const { text: entry } of entries) expect(read).toContain(wordsOf(entry.split('\n')[0] ?? ''));
    }
    expect(wordsOf(text)).toContain(wordsOf(said[lang].example));
    expect({ tagged, told }).toEqual({ tagged: true, told: lang });
    expect(pages).toBeLessThanOrEqual(8);
    expect(file?.length).toBeLessThan(300_000);
  });
});
