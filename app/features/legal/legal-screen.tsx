import { useSuspenseQuery } from '@tanstack/react-query';

import type { LegalName } from './legal';
import { LegalArticle } from './legal-article';
import { legalQuery } from './legal.queries';

/** The page of a legal text. */
export function LegalScreen({ name }: { name: LegalName }) {
  const { data: text } = useSuspenseQuery(legalQuery(name));
  return <LegalArticle text={text} />;
}
