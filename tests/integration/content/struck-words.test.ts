import { describe, expect, test } from 'vitest';

import { articleFor } from '#app/features/articles/server/article';
import { locales } from '#app/i18n/locales';
import { createServices } from '#app/server/services';
import { silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { servicesOn } from '#tests/integration/support/services';

describe('words struck out in an article', () => {
  const testDatabase = useTestDatabase('sqlite');
  const said = { fr: 'Barré\u00a0:', en: 'Struck out:', es: 'Tachado:' };

  test.each(locales)('say that they are, in %s', async (locale) => {
    const services = createServices(servicesOn(await testDatabase().open(), { log: silentLog }));
    const result = await articleFor(
      { slug: 'clinique-de-six-phrases' },
      { services, requestId: 'r', nonce: 'n', locale },
    );
    const parts = result.ok ? JSON.stringify(result.value.article.parts) : '';
    const struck = parts.match(/<del>/g) ?? [];
    expect(struck.length).toBeGreaterThan(2);
    expect(parts.split(`<del><span>${said[locale]} </span>`)).toHaveLength(struck.length + 1);
  });
});
