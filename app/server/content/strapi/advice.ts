import type { Log } from '#app/server/log';
import { fieldsOf } from './parse/strapi';

/** Says once, in the log, what the people of the content service may want to set there. */
export type Advice = { ofArticles(entities: unknown[]): void };

export function createAdvice(log: Log): Advice {
  const said = new Set<string>();
  function once(advice: string): void {
    if (said.has(advice)) return;
    said.add(advice);
    log.warn(advice);
  }

  return {
    ofArticles(entities) {
      const fields = entities.map(fieldsOf).filter((known) => known !== undefined);
      if (fields.some((article) => 'documentId' in article && !('firstPublishedAt' in article)))
        once(redating);
    },
  };
}

const redating =
  'Strapi 5 dates an article anew with each publication: with experimental_firstPublishedAt in its config/features the first date is shown';
