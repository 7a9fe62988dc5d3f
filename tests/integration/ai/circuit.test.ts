import { describe, expect, it } from 'vitest';

import { call, never, rejection, useModel } from '#tests/integration/ai/use-model';

describe('the circuit breaker', () => {
  const { fake, connect } = useModel();

  it('leaves a failing service alone for 15 s, then asks once while others wait, and goes on when it answers', async () => {
    const clock = { ms: Date.parse('2026-11-20T12:00:00Z') };
    const { model } = await connect({ now: () => clock.ms });
    const ask = () => model.complete({ ...call, timeoutMs: 1000 }, never);
    for (const mode of ['500', '429', 'reset', 'html-200', '502'] as const) {
      fake().forNext(mode);
      expect(await rejection(ask())).not.toMatchObject({ kind: 'circuit-open' });
    }

    clock.ms += 14_999;
    expect(await rejection(ask())).toMatchObject({ kind: 'circuit-open', retryable: true });
    expect(fake().calls).toHaveLength(5);

    clock.ms += 1;
    fake().forNext('500');
    const inVain = await Promise.all([rejection(ask()), rejection(ask())]);
    expect(inVain).toMatchObject([{ kind: 'unavailable' }, { kind: 'circuit-open' }]);
    expect(fake().calls).toHaveLength(6);

    clock.ms += 15_000;
    await Promise.all([ask(), ask()]);
    expect(fake().calls).toHaveLength(8);
  });

  it('does not mind answers that are merely bad', async () => {
    const { model } = await connect();
    fake().forNext('invalid', 6);
    for (let time = 0; time < 6; time += 1) await rejection(model.complete(call, never));
    await model.complete(call, never);
    expect(fake().calls).toHaveLength(7);
  });
});
