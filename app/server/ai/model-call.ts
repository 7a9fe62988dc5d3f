import type * as z from 'zod';

export type ModelCall<Schema extends z.ZodType> = {
  purpose: string;
  system: string;
  prompt: string;
  schema: Schema;
  maxOutputTokens: number;
  /** Deadline for the whole answer, in ms; a minute when left out. */
  timeoutMs?: number;
  temperature?: number;
};

export type ModelConversation = {
  purpose: string;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** From the call to the first word, in ms; 20 s when left out. */
  firstChunkMs?: number;
  /** Between one piece of text and the next, in ms; 10 s when left out. */
  chunkMs?: number;
  /** Between one sign of life and the next while the model thinks, in ms; 10 s when left out. */
  lifeMs?: number;
  /** For all of it, the reader's own time included, in ms; two minutes when left out. */
  totalMs?: number;
};

export type Usage = { tokensIn?: number | undefined; tokensOut?: number | undefined };
