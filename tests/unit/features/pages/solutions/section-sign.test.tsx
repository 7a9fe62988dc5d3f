import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createTextPages } from '#app/features/pages/text-pages.server';
import { SectionSign } from '#app/features/pages/section-sign';
import { readEnv } from '#app/server/env';
import { createTextFiles, pageNames } from '#app/server/text-files/text-files';

const textPages = createTextPages(createTextFiles(readEnv({})));

test.each(pageNames('fr', 'solutions-ia'))(
  'each document of %s has its sign, which is decoration',
  async (name) => {
    const text = await textPages.read(name, 'fr');
    const handedOver = text?.sections.filter(({ exchange }) => exchange) ?? [];
    expect(handedOver.length).toBeGreaterThan(1);
    const hidden = handedOver.map(({ id }) => {
      const { container } = render(<SectionSign section={id} />);
      return [id, container.querySelector('svg')?.getAttribute('aria-hidden')];
    });
    expect(hidden).toEqual(handedOver.map(({ id }) => [id, 'true']));
  },
);
