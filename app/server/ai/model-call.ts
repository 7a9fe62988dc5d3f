import type * as z from 'zod';

/** One question whose answer is JSON. */
export type ModelCall<Schema extends z.ZodType> = {
  /** What the call is for, in a word or two: stands in the log. */
  purpose: string;
  system: string;
  prompt: string;
  schema: Schema;
  maxOutputTokens: number;
  /** Deadline for the whole answer, in ms; a minute when left out. */
  timeoutMs?: number;
  temperature?: number;
};

/** One turn of a conversation, answered with text. */
export type ModelConversation = {
  purpose: string;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** From the call to the first word, in ms; 20 s when left out. */
  firstChunkMs?: number;
  /** Between one piece of text and the next, in ms; 10 s when left out. */
  chunkMs?: number;
  /** For all of it, the reader's own time included, in ms; two minutes when left out. */
  totalMs?: number;
};

/** Where a call writes what it used, as soon as the service has told. */
export type Meter = { tokensIn?: number | undefined; tokensOut?: number | undefined };
