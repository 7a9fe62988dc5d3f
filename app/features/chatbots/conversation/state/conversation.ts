import { type AnswerLine, type ChatRequest, fittingHistory, questionsPerConversation } from '../../chat';
import { exchangesOf, isAnswering, newTurn, type Turn } from './turn';

export type Conversation = {
  read(): readonly Turn[];
  subscribe(listener: () => void): () => void;
  /** Does nothing while an answer comes, and after the last turn. */
  ask(question: string): void;
  /** Ends the answer that comes; what has come stays. */
  stop(): void;
  /** Asks the last question again, in the same or in other words. */
  askAgain(question?: string): void;
  startOver(): void;
  /** Undoes starting over, as far as this page remembers. */
  bringBack(): void;
};

type Deps = {
  slug: string;
  /** Ends with `done` or `failed`; throws where the connection is lost. */
  ask: (request: ChatRequest, signal: AbortSignal) => AsyncIterable<AnswerLine>;
  /** Where the turns are kept between two loads of the page. */
  storage: { load: () => Turn[]; save: (turns: readonly Turn[]) => void };
};

/** Text is shown in pieces of this length, in ms: a screen redraws no faster than one reads. */
const flushMs = 40;

export function createConversation({ slug, ask, storage }: Deps): Conversation {
  const listeners = new Set<() => void>();
  let turns: readonly Turn[] = storage.load();
  let cleared: readonly Turn[] = [];
  let running: AbortController | undefined;

  function show(next: readonly Turn[]): void {
    turns = next;
    for (const listener of listeners) listener();
  }

  function begin(earlier: readonly Turn[], question: string): void {
    const turn = newTurn(question);
    const controller = new AbortController();
    running = controller;
    show([...earlier, turn]);
    storage.save(turns);
    const request = { slug, question, history: fittingHistory(exchangesOf(earlier)) };
    void answer(turn, ask(request, controller.signal), controller.signal);
  }

  async function answer(turn: Turn, lines: AsyncIterable<AnswerLine>, signal: AbortSignal): Promise<void> {
    let current = turn;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      // Another conversation may have begun since.
      if (turns.at(-1)?.id === turn.id) show([...turns.slice(0, -1), current]);
    };
    try {
      for await (const line of lines) {
        if (signal.aborted) break;
        current = withLine(current, line);
        if (line.kind === 'text') timer ??= setTimeout(flush, flushMs);
        else flush();
      }
    } catch {
      // Not told apart from a line that ends early: both are lost.
    }
    if (current.status === 'answering') current = { ...current, status: signal.aborted ? 'stopped' : 'lost' };
    flush();
    if (turns.at(-1)?.id === turn.id) storage.save(turns);
  }

  return {
    read: () => turns,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask(question) {
      if (!isAnswering(turns) && turns.length < questionsPerConversation) begin(turns, question);
    },
    stop: () => running?.abort(),
    askAgain(question) {
      const last = turns.at(-1);
      if (last && !isAnswering(turns)) begin(turns.slice(0, -1), question ?? last.question);
    },
    startOver() {
      running?.abort();
      cleared = turns.map((turn) => (turn.status === 'answering' ? { ...turn, status: 'stopped' } : turn));
      show([]);
      storage.save(turns);
    },
    bringBack() {
      show([...cleared]);
      storage.save(turns);
    },
  };
}

function withLine(turn: Turn, line: AnswerLine): Turn {
  if (line.kind === 'passages') return { ...turn, passages: line.passages };
  if (line.kind === 'text') return { ...turn, text: turn.text + line.text };
  if (line.kind === 'done') return { ...turn, status: 'done' };
  const { failure, retryAfter } = line;
  return {
    ...turn,
    status: 'failed',
    failure,
    retryAt: retryAfter === undefined ? undefined : Date.now() + retryAfter * 1000,
  };
}
