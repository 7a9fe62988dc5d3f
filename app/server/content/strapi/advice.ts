import type { Log } from '#app/server/log';
import { unknownComponents } from './parse/body';
import { fieldsOf } from './parse/strapi';
import type { LocaleCodes } from './requests';

/** Says once, in the log, what the people of the content service may want to set there. */
export type Advice = {
  ofArticles(entities: unknown[]): void;
  ofBodies(entities: unknown[]): void;
};

export function createAdvice(log: Log, codes: LocaleCodes): Advice {
  const known = new Set(Object.values(codes));
  const said = new Set<string>();
  function once(advice: string, facts: { component?: string; locale?: string } = {}): void {
    const whole = advice + JSON.stringify(facts);
    if (said.has(whole)) return;
    said.add(whole);
    log.warn(facts, advice);
  }

  return {
    ofArticles(entities) {
      const fields = entities.map(fieldsOf).filter((article) => article !== undefined);
      if (fields.some((article) => 'documentId' in article && !('firstPublishedAt' in article)))
        once(redating);
      const locales = fields.map(({ locale }) => locale).filter(isRegional);
      const regional = locales.find((locale) => !known.has(locale));
      if (regional) once(unnamed, { locale: regional });
    },
    ofBodies(entities) {
      for (const entity of entities) {
        for (const component of unknownComponents(fieldsOf(entity)?.body)) once(unread, { component });
      }
    },
  };
}

function isRegional(locale: unknown): locale is string {
  return typeof locale === 'string' && locale.length > 2;
}

const redating =
  'Strapi 5 dates an article anew with each publication: with experimental_firstPublishedAt in its config/features the first date is shown';

const unread =
  'no field of a component of an article is known, so nothing of it is shown: see docs/content-service.md';

const unnamed =
  'the content service names a language by more than its two letters: name its languages in CONTENT_LOCALES, as in fr-FR,en-GB,es-ES';
