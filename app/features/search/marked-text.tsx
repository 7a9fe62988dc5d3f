import type { MarkedPart } from './search';

export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
