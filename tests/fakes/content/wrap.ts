/** An entity of Strapi 5 as Strapi 4 gives it: `{ id, attributes }`, its relations and media in `data`. */
export function wrapped(entity: Record<string, unknown>) {
  const attributes = Object.entries(entity)
    .filter(([name]) => name !== 'id' && name !== 'documentId')
    .map(([name, value]) => [name, wrapField(name, value)]);
  return { id: entity.id, attributes: Object.fromEntries(attributes) };
}

function wrapField(name: string, value: unknown): unknown {
  if (['image', 'createdBy', 'category', 'illustration', 'sharedImage'].includes(name)) {
    return { data: isRecord(value) ? wrapped(value) : null };
  }
  if (name === 'body' && Array.isArray(value)) return value.map(wrapComponent);
  return name === 'seo' ? wrapComponent(value) : value;
}

function wrapComponent(component: unknown): unknown {
  if (!isRecord(component)) return component;
  return Object.fromEntries(Object.entries(component).map(([name, value]) => [name, wrapField(name, value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
