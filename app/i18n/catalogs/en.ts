import type { Messages } from '@lingui/core';

type Catalog = { messages: Messages };

/** The words that every page has. */
export const site = import.meta.glob<Catalog>('./site/en.po', { eager: true });

/** Those of the other catalogs, by path. */
export const others = import.meta.glob<Catalog>(['./*/en.po', '!./site/en.po']);
