/** `told` is what the text speaks of; `text` the value as it is written. */
type ShownBar = { label: string; value: number; text: string; told: boolean };

/** A case of a service on invented data, in the language of its page. */
export type WorkedCase = {
  question: string;
  subject: string;
  /** Safe to show. */
  html: string;
  figure: { caption: string; bars: ShownBar[] };
  /** A PDF at `{address}.pdf`, the picture of its first page at `{address}-1.webp`. */
  document: { title: string; address: string; pages: number; bytes: number };
};
