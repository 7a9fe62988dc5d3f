import type { Part } from './search';

/** A text with the words marked that were searched for. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
