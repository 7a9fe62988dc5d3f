// C0 controls but tab and line ends, DEL, C1, bidirectional overrides and isolates.
export const unsafe =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** False for control characters, direction overrides and broken surrogates. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !unsafe.test(text);
}
