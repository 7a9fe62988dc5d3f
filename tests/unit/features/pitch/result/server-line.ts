import { act, screen } from '@testing-library/react';

import type { PitchWatchEvent } from '#app/features/pitch/story';

/** A line on which the test says what the server says. */
export function createLine() {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  return {
    read: async () => new Response(readable.pipeThrough(new TextEncoderStream())),
    // Not waited for: whoever reads may do so only after this.
    say: (event: PitchWatchEvent) => act(async () => void writer.write(`${JSON.stringify(event)}\n`)),
  };
}

/** Everything that the live regions of the page say. */
export function announced(): string {
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('\n');
}
