/** `told` is what the text speaks of; `text` the value as it is written. */
export type ShownBar = { label: string; value: number; text: string; told: boolean };

/** `bound` says of the price what it is not, as "at most". */
export type ComparedChoice = { told: string; price: string; bound?: string };

/** What a client meant to do, and what was found to be better. */
export type ComparedChoices = { meant: ComparedChoice; found: ComparedChoice };

/** What is usually said, and what is said in its place: to whom or when, and the words. `html` is safe to show. */
export type Correction = { struck: string; said: { label: string; html: string }[] };

/** Where a case begins on the page of its service. */
export const caseAnchor = 'cas';

/** A case of a service on invented data, in the language of its page. */
export type WorkedCase = {
  question: string;
  subject: string;
  correction: Correction;
  /** Safe to show. */
  html: string;
  compared?: ComparedChoices;
  figure: { caption: string; bars: ShownBar[] };
  /** A PDF at `{address}.pdf`, the picture of its first page at `{address}-1.webp`. */
  document: { title: string; address: string; pages: number; bytes: number };
};

/** The first page of a document that was handed over; the whole of it is a PDF at `{address}.pdf`. `html` is safe to show. */
export type ShownDocument = Pick<WorkedCase, 'subject' | 'html' | 'figure'> & {
  title: string;
  address: string;
};
