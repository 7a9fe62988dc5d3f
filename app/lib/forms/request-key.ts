/** Names a submission, the same for every try of it. */
export function newRequestKey(): string {
  return randomId();
}

/** 128 random bits in hexadecimal. Not `randomUUID`: browsers have it on secure pages alone. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
