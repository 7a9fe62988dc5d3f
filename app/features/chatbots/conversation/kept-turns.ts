import { type Turn, turnsSchema } from './turn';

/** The turns of one chatbot in this tab, until it is closed; a browser that refuses storage only forgets them sooner. */
export function keptTurns(slug: string) {
  const key = `chat-${slug}`;
  return {
    load(): Turn[] {
      try {
        const { data = [] } = turnsSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
        // An answer that was coming when the page was left comes no more.
        return data.map((turn) =>
          turn.status === 'answering' ? { ...turn, status: 'lost' as const } : turn,
        );
      } catch {
        return [];
      }
    },
    save(turns: readonly Turn[]): void {
      try {
        if (turns.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(turns));
      } catch {
        // The conversation goes on without being kept.
      }
    },
  };
}
