import type { Messages } from '@lingui/core';

type Catalog = { messages: Messages };

export const site = import.meta.glob<Catalog>('./site/en.po', { eager: true });

export const others = import.meta.glob<Catalog>(['./*/en.po', '!./site/en.po']);
