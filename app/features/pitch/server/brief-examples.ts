import { briefExamples } from '#app/content/brief-examples';
import type { RequestContext } from '#app/server/http/request-context';
import type { OfferCategory } from '../brief';

export function exampleFor({ category }: { category: OfferCategory }, { locale }: RequestContext) {
  return { category, madeIn: '', messagesAndValues: '', ...briefExamples[locale][category] };
}
