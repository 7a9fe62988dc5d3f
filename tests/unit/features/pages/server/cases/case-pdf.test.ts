import { describe, expect, test } from 'vitest';

import { caseFiles } from '#app/content/case-files';
import { caseNames } from '#app/content/cases';
import { casePdf } from '#app/features/pages/server/cases/case-pdf';
import { readCase } from '#app/features/pages/server/cases/case-texts';
import { locales } from '#app/i18n/locales';
import { readPdf, wordsOf } from '../../../../server/pdf/read-pdf';

const invented = {
  en: 'Invented data, real method',
  fr: 'Données inventées, méthode réelle',
  es: 'Datos inventados, método real',
};

/** Numbers as they stand in a text, with the marks that belong to them; the spaces of a file are all alike. */
function numbersIn(text: string): string[] {
  return (
    wordsOf(text)
      .replaceAll(/(?<=\d)\s(?=\d{3})/g, ' ')
      .match(/[+−]?\d+(?:[.,]\d+)*/g) ?? []
  );
}

describe.each(caseNames)('the document of %s', (name) => {
  test.each(locales)('in %s has four tagged pages that say they are invented', async (lang) => {
    const file = (await casePdf(name, lang)) ?? Buffer.of();
    const { pages, pageTexts, tagged, lang: told, title, embedded, faces, text } = await readPdf(file);
    const { title: name_, subject, page, figure } = await readCase(name, lang);
    expect({ pages, tagged, told }).toEqual({ pages: 4, tagged: true, told: lang });
    expect(title).toBe(`${name_} – ${invented[lang]}`);
    for (const pageText of pageTexts) expect(wordsOf(pageText)).toContain(invented[lang]);
    expect(wordsOf(text)).toContain(wordsOf(subject.replaceAll('\u202F', '\u00A0')));
    expect(embedded).toBe(faces.length);

    // What the page says of it: how long it is, how heavy, and every number.
    expect(caseFiles[name][lang].pages).toBe(pages);
    expect(Math.abs(caseFiles[name][lang].bytes - file.length)).toBeLessThan(2000);
    expect(file.length).toBeLessThan(300_000);
    const numbers = new Set(numbersIn(text));
    expect(numbersIn(page).filter((number) => !numbers.has(number))).toEqual([]);
    const read = wordsOf(text);
    for (const { label, text: value } of figure.bars) expect(read).toContain(wordsOf(`${label} ${value}`));
  });
});
