const id = /^[\w-]{22}$/;

export function isOrderId(text: string): boolean {
  return id.test(text);
}

/** What an address of the shop may name: a pitch, an order. Undefined for what is no id of either. */
export function shopSearch({ pitch, order }: Record<string, unknown>): { pitch?: string; order?: string } {
  return { pitch: idIn(pitch), order: idIn(order) };
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && id.test(value) ? value : undefined;
}
