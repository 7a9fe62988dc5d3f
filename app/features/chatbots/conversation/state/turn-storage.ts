import { parseJson } from '#app/lib/parse-json';
import { keepInTab, readInTab } from '#app/lib/forms/tab-storage';
import { type Turn, turnsSchema } from './turn';

/** The turns of one chatbot in this tab, until it is closed. */
export function turnStorage(slug: string) {
  const key = `chat-${slug}`;
  return {
    load(): Turn[] {
      const turns = parseJson(readInTab(key), turnsSchema) ?? [];
      // An answer that was coming when the page was left comes no more.
      return turns.map((turn) => (turn.status === 'answering' ? { ...turn, status: 'lost' as const } : turn));
    },
    save(turns: readonly Turn[]): void {
      keepInTab(key, turns.length === 0 ? undefined : JSON.stringify(turns));
    },
  };
}
