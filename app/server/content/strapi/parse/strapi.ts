import * as z from 'zod';

const record = z.record(z.string(), z.unknown());

/** Text without surrounding space; undefined where it is missing, empty, null or something else. */
export const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional()
  .catch(undefined);

/**
 * An entity as its fields and `id`, however it comes: wrapped in `attributes` (Strapi 4) or flat (Strapi 5). The shape
 * tells, so that neither a header nor the configuration has to.
 */
export function fieldsOf(entity: unknown): Record<string, unknown> | undefined {
  const fields = record.safeParse(entity).data;
  const attributes = record.safeParse(fields?.attributes).data;
  // Strapi 5, asked for the shape of Strapi 4, puts the document beside the id.
  return attributes ? { ...attributes, ...fields } : fields;
}

/** What a relation or a media field leads to: wrapped in `data` (Strapi 4) or not (Strapi 5); undefined for null. */
export function relatedTo(relation: unknown): Record<string, unknown> | undefined {
  const fields = fieldsOf(relation);
  const isWrapper = fields && 'data' in fields && !('id' in fields);
  return isWrapper ? fieldsOf(fields.data) : fields;
}
