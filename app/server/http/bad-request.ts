import type * as z from 'zod';

/** Somebody asked a function for what no screen of the site asks: no fault of ours, so no error in the log. */
export class BadRequest extends Error {
  readonly status = 400;

  constructor() {
    super('Bad request');
    this.name = 'BadRequest';
  }
}

/** What a function was asked for, parsed; throws `BadRequest` where it is not that. */
export function parseRequest<Asked>(schema: z.ZodType<Asked>, input: unknown): Asked {
  const read = schema.safeParse(input);
  if (!read.success) throw new BadRequest();
  return read.data;
}
