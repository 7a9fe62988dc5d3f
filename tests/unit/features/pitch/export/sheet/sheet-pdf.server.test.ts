import { describe, expect, test } from 'vitest';

import { type Sheet, sheetOf } from '#app/features/pitch/export/sheet/sheet';
import { sheetPdf } from '#app/features/pitch/export/sheet/sheet-pdf.server';
import { plainText } from '#app/features/pitch/pitch';
import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { readPdf, wordsOf } from '../../../../server/pdf/read-pdf';
import { pitch, said, shortPitch } from '../../pitches';

const address = 'https://verbe.example/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv?lang=fr';
const presented = { lang: 'fr', writtenAt: Date.UTC(2027, 0, 15, 12) } as const;
const about = { writtenAt: Date.UTC(2027, 0, 15, 12), byModel: false };

async function read(sheet: Sheet) {
  const bytes = await sheetPdf(sheet, address, await createI18n(sheet.lang));
  if (!bytes) throw new Error('These letters cannot be set');
  return { ...(await readPdf(bytes)), bytes: bytes.length };
}

const texts: Record<Locale, { sentence: string; speech: string[]; around: string[] }> = {
  en: {
    sentence: 'Taproot grows herbs without soil, for cooks who have no garden.',
    speech: ['A pot of basil dies within two weeks.', '“Eight in ten” still use theirs; one costs £49.'],
    around: [
      '90 seconds',
      'To hear it, in every length:',
      'Written with Pitch Master, by Verbe, on 15 January 2027',
    ],
  },
  fr: {
    sentence: 'Radicelle\u00A0: l’œuvre d’un été, où l’herbe pousse sans terre.',
    speech: [
      'Le basilic meurt en deux semaines\u202F; qui l’a vu naître\u202F?',
      'Il coûte 1\u202F900\u00A0€, garanti «\u00A0à vie\u00A0».',
    ],
    around: [
      '90 secondes',
      'Pour l’écouter, dans toutes ses durées\u00A0:',
      'Écrit avec Pitch Master, de Verbe, le 15 janvier 2027',
    ],
  },
  es: {
    sentence: '¿Quién riega en agosto? Raicilla: hierbas frescas sin tierra.',
    speech: [
      'El albahaca muere en dos semanas; ¡qué lástima!',
      'Señoras y niños la cuidan desde Cádiz hasta A Coruña.',
    ],
    around: [
      '90 segundos',
      'Para escucharlo, en todas sus duraciones:',
      'Escrito con Pitch Master, de Verbe, el 15 de enero de 2027',
    ],
  },
};

describe.each(['en', 'fr', 'es'] as const)('the sheet in %s', (lang) => {
  const { sentence, speech, around } = texts[lang];
  const sheet: Sheet = {
    ...about,
    name: undefined,
    lang,
    seconds: 90,
    sentence: said(sentence),
    speech: speech.map(said),
  };

  test('holds sentence, text, address and date, letter by letter', async () => {
    const { text, title, lang: told, pages } = await read(sheet);
    const [duration = '', ...foot] = around;
    expect(wordsOf(text)).toBe(
      wordsOf([sentence, duration, ...speech, foot[0], address, foot[1], 'Verbe'].join(' ')),
    );
    expect(wordsOf(`${title}`)).toBe(wordsOf(sentence));
    expect({ told, pages }).toEqual({ told: lang, pages: 1 });
  });
});

const sheet = sheetOf({ ...pitch, ...presented }, 'embedded');

test('is tagged: the sentence as its title, the duration as a heading, the code with its words', async () => {
  const { elements, tagged } = await read(sheet);
  expect(tagged).toBe(true);
  expect(elements).toEqual([
    ...['Document', 'H1', 'H2', 'P'],
    'Figure Code QR du lien de ce pitch',
    ...['P', 'P', 'P'],
  ]);
});

test('holds its three faces and is light', async () => {
  const { faces, embedded, bytes } = await read(sheet);
  expect(faces).toEqual([
    'Figtree-Regular',
    'Figtree-SemiBold',
    'Newsreader-Regular',
    'Newsreader16pt-Regular',
  ]);
  expect(embedded).toBe(faces.length);
  expect(bytes).toBeLessThan(60_000);
});

test('takes the longest text that there is', () => {
  expect(plainText(sheetOf({ ...shortPitch, ...presented }, 'embedded').speech)).toBe(
    'Fifteen seconds about herbs.',
  );
  expect(plainText(sheet.speech)).toBe('Ninety seconds about herbs.');
});

test('the longest pitch there may be fits one page', async () => {
  const paragraph = said(
    'Ces jardinières poussent sans terre, tout au long de l’année et sans effort. '.repeat(4),
  );
  const long: Sheet = {
    ...sheet,
    sentence: said('Une jardinière de cuisine pour les citadins qui aiment cuisiner. '.repeat(2).trim()),
    speech: Array.from({ length: 6 }, () => paragraph),
  };
  expect((await read(long)).pages).toBe(1);
});

test('says where a model wrote it', async () => {
  expect((await read({ ...sheet, byModel: true })).text).toContain('Généré par IA');
  expect((await read(sheet)).text).not.toContain('Généré par IA');
});

test('there is none in letters that cannot be set', async () => {
  expect(
    await sheetPdf({ ...sheet, sentence: said('植物') }, address, await createI18n('fr')),
  ).toBeUndefined();
});
