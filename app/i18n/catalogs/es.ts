import type { Messages } from '@lingui/core';

type Catalog = { messages: Messages };

export const site = import.meta.glob<Catalog>('./site/es.po', { eager: true });

export const others = import.meta.glob<Catalog>(['./*/es.po', '!./site/es.po']);
