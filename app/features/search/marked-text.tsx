import type { Part } from './search';

export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}
