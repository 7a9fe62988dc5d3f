import * as z from 'zod';

const record = z.record(z.string(), z.unknown());

export const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

/** Strapi 4 wraps fields in `attributes`, Strapi 5 does not; the shape tells. */
export function fieldsOf(entity: unknown): Record<string, unknown> | undefined {
  const fields = record.safeParse(entity).data;
  const attributes = record.safeParse(fields?.attributes).data;
  // Strapi 5, asked for the shape of Strapi 4, puts the document beside the id.
  return attributes ? { ...attributes, ...fields } : fields;
}

/** Strapi 4 wraps relations in `data`, Strapi 5 does not. */
export function relatedTo(relation: unknown): Record<string, unknown> | undefined {
  const fields = fieldsOf(relation);
  const isWrapper = fields && 'data' in fields && !('id' in fields);
  return isWrapper ? fieldsOf(fields.data) : fields;
}
