import * as z from 'zod';

import { briefExamples } from '#app/content/brief-examples';
import { parseRequest } from '#app/server/http/bad-request';
import type { RequestContext } from '#app/server/http/request-context';
import { offerCategories } from '../brief';

const request = z.object({ category: z.enum(offerCategories) });

/** A worked example of the category, in the visitor's language. */
export function exampleFor(input: unknown, visitor: RequestContext) {
  const { category } = parseRequest(request, input);
  return { category, madeIn: '', messagesAndValues: '', ...briefExamples[visitor.locale][category] };
}
