import { generate } from './generate.ts';
import { createProse, languageAskedFor, sentences } from './prose.ts';
import type { ModelRequest } from './request.ts';
import { hostileTexts, ruleBreakingTexts, spoil } from './spoil.ts';

/** Gives the answer to a call, a text or what becomes JSON; undefined leaves it to the fake. */
export type Answerer = (request: ModelRequest) => unknown;

/** The text of the whole answer, in the way of the request's mode. */
export function answerText(request: ModelRequest, answer: Answerer | undefined): string {
  if (request.mode === 'empty') return '';
  if (request.mode === 'invalid') return 'I would rather not say: {"half": ';
  if (request.mode === 'wrong-shape') return '{"unexpected":[1,2,3]}';
  const value = inItsMode(answer?.(request) ?? ownAnswer(request), request);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return request.mode === 'fenced'
    ? `Here it is:\n\`\`\`json\n${text}\n\`\`\`\nI hope that {this} helps.`
    : text;
}

function ownAnswer({ system, prompt, schema }: ModelRequest): unknown {
  const language = languageAskedFor(`${system}\n${prompt}`);
  return schema ? generate(schema, createProse(language)) : sentences[language].join(' ');
}

function inItsMode(value: unknown, { mode, schema = {}, system, prompt }: ModelRequest): unknown {
  if (mode === 'hostile') return spoil(value, schema, hostileTexts);
  if (mode !== 'rule-breaking') return value;
  return spoil(value, schema, ruleBreakingTexts[languageAskedFor(`${system}\n${prompt}`)]);
}
