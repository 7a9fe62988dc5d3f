import * as z from 'zod';

/** A JSON schema, draft 7 or later, as far as the fake reads it; of what it does not know it keeps nothing. */
export type JsonSchema = {
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  $ref?: string | undefined;
  definitions?: Record<string, JsonSchema> | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: JsonSchema | boolean | undefined;
  items?: JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  exclusiveMaximum?: number | undefined;
  multipleOf?: number | undefined;
};

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() => {
  const many = z.array(jsonSchema).optional();
  const named = z.record(z.string(), jsonSchema).optional();
  const number = z.number().optional();
  const shape = z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    $ref: z.string().optional(),
    definitions: named,
    $defs: named,
    anyOf: many,
    oneOf: many,
    properties: named,
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    items: z.union([jsonSchema, z.array(jsonSchema)]).optional(),
    prefixItems: many,
    minItems: number,
    maxItems: number,
    minLength: number,
    maxLength: number,
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: number,
  });
  // Draft 7 has the items of a tuple where later drafts have those of a list, and another name for definitions.
  return shape.transform(({ items, $defs, ...rest }) => ({
    ...rest,
    ...(Array.isArray(items) ? { prefixItems: items } : { items }),
    definitions: { ...rest.definitions, ...$defs },
  }));
});

/** What a reference stands for, `#` or `#/definitions/name`; any other schema is itself. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  if (schema.$ref === '#') return root;
  const meant = root.definitions?.[schema.$ref.replace(/^#\/(definitions|\$defs)\//, '')];
  if (!meant) throw new Error(`The fake model cannot follow ${schema.$ref}`);
  return resolved(meant, root);
}

/** The schema's types; those of a schema that names none are read off what else it says. */
export function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.properties) return ['object'];
  return schema.items || schema.prefixItems ? ['array'] : [];
}
