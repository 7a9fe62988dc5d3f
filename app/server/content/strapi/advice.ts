import type { Log } from '#app/server/log';
import { unknownComponents } from './parse/body';
import { fieldsOf } from './parse/strapi';

/** Says once, in the log, what the people of the content service may want to set there. */
export type Advice = {
  ofArticles(entities: unknown[]): void;
  ofBodies(entities: unknown[]): void;
};

export function createAdvice(log: Log): Advice {
  const said = new Set<string>();
  function once(advice: string, facts: { component?: string } = {}): void {
    const whole = advice + JSON.stringify(facts);
    if (said.has(whole)) return;
    said.add(whole);
    log.warn(facts, advice);
  }

  return {
    ofArticles(entities) {
      const fields = entities.map(fieldsOf).filter((known) => known !== undefined);
      if (fields.some((article) => 'documentId' in article && !('firstPublishedAt' in article)))
        once(redating);
    },
    ofBodies(entities) {
      for (const entity of entities) {
        for (const component of unknownComponents(fieldsOf(entity)?.body)) once(unread, { component });
      }
    },
  };
}

const redating =
  'Strapi 5 dates an article anew with each publication: with experimental_firstPublishedAt in its config/features the first date is shown';

const unread =
  'no field of a component of an article is known, so nothing of it is shown: see docs/content-service.md';
