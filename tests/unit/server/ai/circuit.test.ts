import { describe, expect, test } from 'vitest';

import { createCircuit, type Report } from '#app/server/ai/circuit';

function setUp() {
  const clock = { ms: 0 };
  const circuit = createCircuit({ failures: 3, openMs: 1000, now: () => clock.ms });
  const enter = (): Report => {
    const report = circuit.enter();
    if (!report) throw new Error('The circuit is open');
    return report;
  };
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) enter()(false);
  };
  return { clock, circuit, enter, fail };
}

describe('the circuit', () => {
  test('opens after the failures in a row, and not before', () => {
    const { circuit, fail } = setUp();
    fail(2);
    expect(circuit.enter()).toBeDefined();
    fail(1);
    expect(circuit.enter()).toBeUndefined();
  });

  test('counts from nothing after an answer', () => {
    const { circuit, enter, fail } = setUp();
    fail(2);
    enter()(true);
    fail(2);
    expect(circuit.enter()).toBeDefined();
  });

  test('does not count what says nothing of the service', () => {
    const { circuit, enter, fail } = setUp();
    fail(2);
    enter()(undefined);
    enter()(undefined);
    expect(circuit.enter()).toBeDefined();
    fail(1);
    expect(circuit.enter()).toBeUndefined();
  });

  test('lets one through after its time, and closes when that one is answered', () => {
    const { clock, circuit, enter, fail } = setUp();
    fail(3);
    clock.ms = 999;
    expect(circuit.enter()).toBeUndefined();
    clock.ms = 1000;
    const report = enter();
    expect(circuit.enter()).toBeUndefined();
    report(true);
    expect(circuit.enter()).toBeDefined();
  });

  test('opens again at once when that one fails', () => {
    const { clock, circuit, enter, fail } = setUp();
    fail(3);
    clock.ms = 1000;
    enter()(false);
    clock.ms = 1999;
    expect(circuit.enter()).toBeUndefined();
    clock.ms = 2000;
    expect(circuit.enter()).toBeDefined();
  });

  test('lets another one try when that one was given up', () => {
    const { clock, circuit, enter, fail } = setUp();
    fail(3);
    clock.ms = 1000;
    enter()(undefined);
    expect(circuit.enter()).toBeDefined();
  });

  test('tells whether anything may be asked, and when a probe has ended', async () => {
    const { clock, circuit, enter, fail } = setUp();
    expect([circuit.isAvailable(), circuit.probe()]).toEqual([true, undefined]);
    fail(3);
    expect(circuit.isAvailable()).toBe(false);
    clock.ms = 1000;
    expect([circuit.isAvailable(), circuit.probe()]).toEqual([true, undefined]);
    const report = enter();
    const ended = circuit.probe();
    expect(circuit.isAvailable()).toBe(true);
    report(false);
    await ended;
    expect([circuit.isAvailable(), circuit.probe()]).toEqual([false, undefined]);
  });

  test('does not stay open longer for calls that began before it opened', () => {
    const { clock, circuit, enter, fail } = setUp();
    const late = enter();
    fail(3);
    clock.ms = 900;
    late(false);
    clock.ms = 1000;
    expect(circuit.enter()).toBeDefined();
  });
});
