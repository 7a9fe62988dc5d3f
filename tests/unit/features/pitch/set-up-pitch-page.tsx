import { Suspense } from 'react';
import { beforeAll, beforeEach, vi } from 'vitest';

import type { Refinement } from '#app/features/pitch/pitch';
import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import type { PitchView } from '#app/features/pitch/snapshot';
import type { Result } from '#app/lib/result';
import { show } from '#tests/unit/show';
import { scored } from './versions';

type Asked = { data: { id: string; from: number; refinement: Refinement; insist: boolean } };

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<Result<PitchView, 'missing'>>>(),
  watchPitch: vi.fn<() => Promise<Response>>(),
  refinePitch: vi.fn<(call: Asked) => Promise<unknown>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

/** The page of a pitch in a test file: `open` shows it with what the server `functions` were told to say. */
export function setUpPitchPage() {
  // What the page loads late is compiled by then, however busy the machine.
  beforeAll(async () => {
    await import('#app/features/pitch/result/maker-pitch');
    await import('#app/features/pitch/result/unfinished/unfinished-pitch');
  }, 120_000);
  beforeEach(() => {
    vi.resetAllMocks();
  });
  const open = () =>
    show(
      <Suspense>
        <PitchScreen id={scored.id} />
      </Suspense>,
    );
  return { functions, open };
}
