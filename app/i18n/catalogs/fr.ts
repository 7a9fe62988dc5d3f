import type { Messages } from '@lingui/core';

type Catalog = { messages: Messages };

export const site = import.meta.glob<Catalog>('./site/fr.po', { eager: true });

export const others = import.meta.glob<Catalog>(['./*/fr.po', '!./site/fr.po']);
