import * as z from 'zod';

import { count, countOf, each, type Figures, share } from './figure';

const remarkSchema = z.object({
  source: z.enum(['ticket', 'survey', 'meeting']),
  problem: z.string(),
  severity: z.coerce.number(),
  machine: z.string(),
});

const yes = z.stringbool({ truthy: ['yes'], falsy: ['no'] });
const talkSchema = z.object({ concept: z.string(), understood: yes, asked_for_it: yes, gave_a_date: yes });

const problems = ['moved', 'booking', 'phone', 'export', 'invoice', 'rights', 'slow', 'display'] as const;
const sources = ['ticket', 'survey', 'meeting'] as const;
const concepts = ['message', 'board', 'forecast'] as const;

export function feedbackFigures({ data, tests }: { data: unknown[]; tests: unknown[] }): Figures {
  const remarks = data.map((row) => remarkSchema.parse(row));
  const grave = remarks.filter(({ severity }) => severity === 3);
  const read = remarks.filter(({ machine }) => machine !== '');
  const misread = countOf(read, ({ machine, problem }) => machine !== problem);
  const of = (problem: string) => remarks.filter((remark) => remark.problem === problem);
  return {
    remarks: count(remarks.length),
    grave: count(grave.length),
    ...each('source', sources, (source) => count(countOf(remarks, (remark) => remark.source === source))),
    ...each('remarks', problems, (problem) => count(of(problem).length)),
    ...each('grave', problems, (problem) => count(countOf(grave, (remark) => remark.problem === problem))),
    'moved.share': share(of('moved').length, remarks.length),
    'moved.graveShare': share(
      countOf(grave, ({ problem }) => problem === 'moved'),
      grave.length,
    ),
    read: count(read.length),
    misread: count(misread),
    'misread.share': share(misread, read.length),
    ...talkFigures(tests),
  };
}

function talkFigures(tests: unknown[]): Figures {
  const talks = tests.map((row) => talkSchema.parse(row));
  const of = (concept: string) => talks.filter((talk) => talk.concept === concept);
  return {
    talks: count(talks.length),
    ...each('understood', concepts, (concept) => count(countOf(of(concept), (talk) => talk.understood))),
    ...each('asked', concepts, (concept) => count(countOf(of(concept), (talk) => talk.asked_for_it))),
    ...each('date', concepts, (concept) => count(countOf(of(concept), (talk) => talk.gave_a_date))),
  };
}
