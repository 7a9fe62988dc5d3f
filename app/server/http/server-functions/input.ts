import { safeParse, type $ZodType, type input, type output } from 'zod/v4/core';

/** A request that no screen of the site sends. Its message is the code that the caller gets, with status 400. */
export class InvalidInput extends Error {
  constructor() {
    super('invalid');
    this.name = 'InvalidInput';
  }
}

/**
 * The validator of a server function: what it is asked for, read by the schema that the form uses too. Throws
 * `InvalidInput`, which says nothing of the schema.
 */
export function parseInput<Schema extends $ZodType>(schema: Schema) {
  return (data: input<Schema>): output<Schema> => {
    const read = safeParse(schema, data);
    if (!read.success) throw new InvalidInput();
    return read.data;
  };
}
