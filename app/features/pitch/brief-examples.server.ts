import { briefExamples } from '#app/content/brief-examples';
import type { RequestContext } from '#app/server/http/request-context';
import * as z from 'zod';

import { offerCategories } from './pitch';

const request = z.object({ category: z.enum(offerCategories) });

/** A worked example of the category, in the visitor's language. */
export function exampleFor(input: unknown, visitor: RequestContext) {
  const { category } = request.parse(input);
  return { category, madeIn: '', messagesAndValues: '', ...briefExamples[visitor.locale][category] };
}
