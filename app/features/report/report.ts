/** The id of the pitch that a purchase began from, as its address says it; undefined for what is no such id. */
export function pitchOf({ pitch }: Record<string, unknown>): string | undefined {
  return typeof pitch === 'string' && /^[\w-]{22}$/.test(pitch) ? pitch : undefined;
}
