import { act, screen } from '@testing-library/react';

import type { PitchSnapshot, StreamMessage } from '#app/features/pitch/snapshot';

/** A line on which the test says what the server says. */
export function createLine() {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  // Not waited for: whoever reads may do so only after this.
  const say = (message: StreamMessage) => act(async () => void writer.write(`${JSON.stringify(message)}\n`));
  return {
    read: async () => new Response(readable.pipeThrough(new TextEncoderStream())),
    say,
    show: (snapshot: PitchSnapshot) => say({ kind: 'snapshot', snapshot }),
  };
}

/** Everything that the live regions of the page say. */
export function announced(): string {
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('\n');
}
