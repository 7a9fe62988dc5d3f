import * as z from 'zod';

import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** How the fake behaves. Those from `429` on give no answer at all, or half of one. */
export type ModelMode =
  | 'well-behaved'
  | 'slow'
  | 'fenced'
  | 'hostile'
  | 'rule-breaking'
  | 'invalid'
  | 'wrong-shape'
  | 'empty'
  | '413'
  | '429'
  | '500'
  | '502'
  | 'html-200'
  | 'hang'
  | 'stall'
  | 'reset'
  | 'cut'
  /** Breaks off, as a filter of content does. */
  | 'filtered';

/** A call as the fake read it. */
export type ModelRequest = {
  model: string;
  /** The system messages, joined by line breaks. */
  system: string;
  /** All other messages, joined by line breaks. */
  prompt: string;
  /** What the answer must satisfy; undefined where text is asked for. */
  schema: JsonSchema | undefined;
  maxTokens: number;
  streamed: boolean;
  /** How the fake is going to behave. */
  mode: ModelMode;
};

const body = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  max_tokens: z.number().default(Infinity),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({ json_schema: z.object({ schema: jsonSchema }).optional() }).optional(),
});

/** Reads the body of a call; undefined when it is none of the OpenAI kind. */
export function readRequest(text: string, mode: ModelMode): ModelRequest | undefined {
  const { success, data } = body.safeParse(readJson(text));
  if (!success) return undefined;
  const said = (bySystem: boolean) =>
    data.messages.flatMap(({ role, content }) => ((role === 'system') === bySystem ? [content] : []));
  return {
    model: data.model,
    system: said(true).join('\n'),
    prompt: said(false).join('\n'),
    schema: data.response_format?.json_schema?.schema,
    maxTokens: data.max_tokens,
    streamed: data.stream,
    mode,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
