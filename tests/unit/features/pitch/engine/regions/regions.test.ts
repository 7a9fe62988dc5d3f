import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { locales } from '#app/i18n/locales';
import { origin, places, regulations } from '#app/features/pitch/engine/regions/data';
import { originFinding, placesFinding } from '#app/features/pitch/engine/regions/findings';
import { type Note, regulationsFor, type RegionQuery } from '#app/features/pitch/engine/regions/regulations';
import { continentCodes, countryCodes } from '#app/features/pitch/places';

const folder = new URL('../../../../../../app/features/pitch/engine/regions/', import.meta.url);
const laws = [...regulations, ...origin.claims, ...origin.notes.filter(({ source }) => source !== undefined)];
const sentences = [...regulations, ...origin.claims, ...origin.notes, ...Object.values(places.markets)];

describe('the records', () => {
  test('are 25 to 40 rules, each under its own name', () => {
    const ids = regulations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(25);
    expect(ids.length).toBeLessThanOrEqual(40);
    for (const { insteadOf } of regulations) expect([undefined, ...ids]).toContain(insteadOf);
  });

  test('say who says so, where, and when it was checked', () => {
    for (const { source } of laws) {
      for (const lang of locales) expect(source?.[lang]).toMatch(/\d/u);
      expect(source?.checked).toMatch(/^2026-\d\d-\d\d$/u);
      expect(new URL(source?.url ?? '').protocol).toBe('https:');
    }
  });

  test('are one sentence of at most 30 words in each language', () => {
    for (const record of regulations) {
      for (const lang of locales) {
        expect(record[lang].match(/[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(30);
        expect(record[lang]).toMatch(/^[\p{Lu}“«¿].*[^.]\.$/u);
        expect(record[lang]).not.toMatch(/\.\s|["']/u);
      }
    }
  });

  test('keep French typography', () => {
    for (const { fr } of sentences) {
      expect(fr).not.toMatch(/[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]|['"]/u);
    }
  });

  test('have cue words in lower case without accents, in each language', () => {
    const cues = [...regulations.map(({ words }) => words), places.services, places.things];
    for (const lang of locales) {
      for (const part of cues.flatMap((words) => words?.[lang].flat() ?? [])) {
        expect(part).toMatch(/^[a-z\d ]+\*?$/u);
      }
    }
  });

  test('keep to 120 characters a line', () => {
    for (const file of ['regulations', 'origin', 'places']) {
      const lines = readFileSync(new URL(`${file}.yaml`, folder), 'utf8').split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    }
  });
});

const brief: RegionQuery = { category: 'product', text: '', distributedIn: ['FR'], lang: 'fr' };
const sources = (found: Note[]) => found.map(({ source }) => source?.fr.replaceAll('\u00a0', ' '));

describe('the rules of selling', () => {
  test('are at most three, each with its source and the place where it holds', () => {
    for (const code of [...continentCodes, ...countryCodes]) {
      for (const lang of locales) {
        const text =
          'jouet toy juguete bluetooth appli app enfant children ninos bio data datos donnees textile*';
        const found = regulationsFor({ ...brief, lang, category: 'offer', text, distributedIn: [code] });
        expect(found.length).toBeLessThanOrEqual(3);
        for (const { source } of found) expect(regulations.map((rule) => rule.source)).toContain(source);
      }
    }
  });

  test('that the words call for come before those of any product', () => {
    const found = regulationsFor({ ...brief, text: 'Un jouet en bois qui apprend à compter.' });
    expect(sources(found)).toEqual([
      'directive 2009/48/CE, art. 16 et 18',
      'code de l’environnement, art. L. 541-9-3',
      'règlement (UE) 2023/988, art. 16',
    ]);
    expect(found[0]?.text).toBe(
      'En France, un jouet passe une évaluation de sécurité et porte le marquage CE avant d’être mis en vente.',
    );
  });

  test('of a country come before those of the Union', () => {
    const found = regulationsFor({
      ...brief,
      category: 'service',
      text: 'Un suivi à domicile pour les patients',
    });
    expect(sources(found)[0]).toBe('code de la santé publique, art. L. 1111-8');
    expect(sources(regulationsFor({ ...brief, category: 'service' }))).toEqual([
      'code de la consommation, art. L. 612-1',
      'directive 2006/123/CE, art. 22',
      'loi n° 94-665, art. 2',
    ]);
  });

  test('ask a thing nothing when it is a service, nor an app what is asked of things', () => {
    const app = regulationsFor({ ...brief, lang: 'en', text: 'An app that sorts the data of your garden.' });
    expect(sources(app)[0]).toBe('règlement (UE) 2016/679, art. 13');
    expect(sources(app).join()).not.toContain('2023/988');
  });

  test('of things or services are left out where the brief tells neither', () => {
    const found = regulationsFor({
      ...brief,
      category: 'concept',
      text: 'Un verger partagé au pied des immeubles',
    });
    expect(sources(found)).toEqual(['loi n° 94-665, art. 2']);
    const worded = regulationsFor({ ...brief, category: 'concept', text: 'Des pulls en laine prêtés' });
    expect(sources(worded)[0]).toBe('règlement (UE) n° 1007/2011, art. 14 et 16');
  });

  test('are not called for by what an offer does without', () => {
    const found = regulationsFor({ ...brief, text: 'Une lampe sans coton ni laine' });
    expect(sources(found).join()).not.toContain('1007/2011');
  });

  test('give way to what stands in their stead', () => {
    const pets = regulationsFor({ ...brief, text: 'Des aliments secs pour chiens' });
    expect(sources(pets)[0]).toBe('règlement (CE) n° 767/2009, art. 15');
    expect(sources(pets).join()).not.toContain('1169/2011');
  });

  test('of the Union hold overseas and on the continent', () => {
    const text = 'Une crème hydratante, cosmétique au miel';
    for (const code of ['RE', 'EUR', 'IE']) {
      const found = sources(regulationsFor({ ...brief, text, distributedIn: [code] }));
      expect(found).toContain('règlement (CE) n° 1223/2009, art. 4, 10 et 13');
    }
    expect(regulationsFor({ ...brief, text, distributedIn: ['DE', 'BE', 'NL', 'AT'] })[0]?.text).toMatch(
      /^Dans l’Union européenne, un/u,
    );
  });

  test('ask for a mark of origin only of goods from elsewhere', () => {
    const mark = (madeIn: string) => sources(regulationsFor({ ...brief, distributedIn: ['US'], madeIn }));
    expect(mark('FR')).toContain('19 U.S.C. § 1304');
    expect(mark('US')).not.toContain('19 U.S.C. § 1304');
  });
});

describe('findings', () => {
  test('of step 3 name the law and, in several markets, languages and currencies', () => {
    expect(placesFinding({ ...brief, text: 'Un jouet en bois', distributedIn: ['FR', 'CH'] })).toEqual([
      'En France, un jouet passe une évaluation de sécurité et porte le marquage CE avant d’être mis en vente ' +
        '(directive 2009/48/CE, art.\u00a016 et 18).',
      'En France et en Suisse, on vend en français, allemand et italien, et l’on paie en euros et francs suisses.',
    ]);
  });

  test('of step 3 ask for a country where a continent is named, and own to knowing nothing', () => {
    const asked = placesFinding({ ...brief, lang: 'en', distributedIn: ['AFR'] });
    expect(asked).toEqual(['In Africa, there is more than one country; name the one you start in.']);
    expect(placesFinding({ ...brief, lang: 'es', distributedIn: ['AQ'] })[0]).toMatch(
      /^En la Antártida, haga/u,
    );
  });

  test.each([
    [undefined, ['FR'], 'Vous n’avez pas indiqué le pays de fabrication'],
    ['FR', ['FR'], 'Fait et vendu en France'],
    ['FR', ['FR', 'DE'], 'Fait en France et vendu en Allemagne, le produit ne paie pas'],
    ['FR', ['DE', 'US'], 'Fait en France et vendu aux États-Unis, le produit quitte l’Union'],
    ['FR', ['RE'], 'Fait en France et vendu à La Réunion, le produit reste'],
    ['VN', ['FR'], 'Fait au Viêt Nam et vendu en France, le produit est mis'],
    ['CA', ['US'], 'Fait au Canada et vendu aux États-Unis, le produit passe une douane'],
    ['EUR', ['FR'], 'Un continent n’est pas une origine'],
  ])('of step 4 follow the way of the goods: %s to %s', (madeIn, distributedIn, opening) => {
    const [note] = originFinding({ ...brief, text: 'Une lampe', madeIn, distributedIn });
    expect(note?.slice(0, opening.length)).toBe(opening);
  });

  test('of step 4 state no law without its source, leave no slot open, and know a service', () => {
    for (const lang of locales) {
      for (const category of ['product', 'service', 'concept'] as const) {
        for (const madeIn of [undefined, 'FR', 'US', 'CH', 'NO', 'VN', 'EUR']) {
          for (const code of ['FR', 'RE', 'EUR', 'US', 'JP', 'LI']) {
            const said = originFinding({ category, text: '', madeIn, distributedIn: [code], lang });
            expect(said.length).toBeLessThanOrEqual(2);
            expect(said.join(' ')).not.toMatch(/[{}]|undefined| {2}/u);
          }
        }
      }
    }
    const claim = originFinding({ ...brief, madeIn: 'CH', lang: 'en' })[1];
    expect(claim).toMatch(/\(Swiss TmPA \(SR 232\.11\), Arts\. 48b and 48c\)\.$/u);
    const served = (madeIn: string) => originFinding({ ...brief, category: 'service', madeIn })[0];
    expect(served('US')).toMatch(/^Même si vous travaillez aux États-Unis, le RGPD/u);
    expect(served('NO')).toMatch(/^Vous travaillez en Norvège pour des clients en France/u);
  });
});
