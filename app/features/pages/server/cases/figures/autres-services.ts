import * as z from 'zod';

import { count, countOf, each, type Figures, share } from './figure';

const families = ['everyday', 'trap', 'outside', 'safety'] as const;
const verdicts = ['right', 'handed', 'wrong', 'dangerous'] as const;
const verdict = z.enum(verdicts);

const questionSchema = z.object({ family: z.enum(families), first: verdict, second: verdict });

export function protocolFigures({ data }: { data: unknown[] }): Figures {
  const questions = data.map((row) => questionSchema.parse(row));
  const of = (family: string) => questions.filter((question) => question.family === family);
  const right = (family: string, run: 'first' | 'second') =>
    countOf(of(family), (question) => question[run] === 'right');
  return {
    questions: count(questions.length),
    ...each('family', families, (family) => count(of(family).length)),
    ...each('first', verdicts, (given) => count(countOf(questions, ({ first }) => first === given))),
    ...each('second', verdicts, (given) => count(countOf(questions, ({ second }) => second === given))),
    ...each('firstRight', families, (family) => count(right(family, 'first'))),
    ...each('secondRight', families, (family) => count(right(family, 'second'))),
    'everyday.first': share(right('everyday', 'first'), of('everyday').length),
    'everyday.second': share(right('everyday', 'second'), of('everyday').length),
  };
}
