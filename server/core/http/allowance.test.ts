import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Allowance, type AllowanceTerms } from './allowance';

const TERMS: AllowanceTerms = { places: 3, waiting: 2, waitMs: 1_000, burstMs: 400, msPerSecond: 100 };

let allowance: Allowance;
beforeEach(() => {
  vi.useFakeTimers();
  allowance = new Allowance(TERMS, () => Date.now());
});
afterEach(() => vi.useRealTimers());

/** Starts a call and returns its present state: begun, waiting, or refused with a Retry-After in seconds. */
function call(places = 1) {
  const state: { is: string | number } = { is: 'waits' };
  allowance.enter(places).then(
    () => {
      state.is = 'began';
    },
    (problem) => {
      state.is = problem.extras.retryAfterSeconds;
    },
  );
  return state;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('places (Allowance)', () => {
  it('are given to as many calls as there are, then in the order of arrival', async () => {
    const calls = [call(), call(), call(), call(), call()];
    await pass(0);
    expect(calls.map(({ is }) => is)).toEqual(['began', 'began', 'began', 'waits', 'waits']);
    allowance.leave(1, 0);
    await pass(0);
    expect(calls.map(({ is }) => is)).toEqual(['began', 'began', 'began', 'began', 'waits']);
  });

  it('are refused if the queue is full, or after waiting too long', async () => {
    const calls = Array.from({ length: 6 }, () => call());
    await pass(0);
    expect(calls.map(({ is }) => is)).toEqual(['began', 'began', 'began', 'waits', 'waits', 1]);
    await pass(1_100);
    expect(calls.map(({ is }) => is)).toEqual(['began', 'began', 'began', 1, 1, 1]);
    allowance.leave(1, 0);
    const late = call();
    await pass(0);
    expect(late.is).toBe('began');
  });

  it('are given to a large call once it is alone, and nobody passes it', async () => {
    call();
    const large = call(9);
    const small = call();
    await pass(0);
    expect([large.is, small.is]).toEqual(['waits', 'waits']);
    allowance.leave(1, 0);
    await pass(0);
    expect([large.is, small.is]).toEqual(['began', 'waits']);
    allowance.leave(9, 0);
    await pass(0);
    expect(small.is).toBe('began');
  });
});

describe('time (Allowance)', () => {
  it('delays new calls until an overdraft is paid back', async () => {
    call();
    await pass(0);
    allowance.leave(1, 440);
    const next = call();
    await pass(300);
    expect(next.is).toBe('waits');
    await pass(200);
    expect(next.is).toBe('began');
  });

  it('allows one call after the other when nearly used up', async () => {
    call();
    await pass(0);
    allowance.leave(1, 350);
    const [first, second] = [call(), call()];
    await pass(0);
    expect([first.is, second.is]).toEqual(['began', 'waits']);
    allowance.leave(1, 0);
    await pass(0);
    expect(second.is).toBe('began');
  });

  it('does not delay a call that is alone, nor charge later ones for it', async () => {
    let isAlone = true;
    allowance = new Allowance(
      TERMS,
      () => Date.now(),
      () => isAlone,
    );
    const calls = [call(), call(), call()];
    await pass(0);
    for (const _ of calls) allowance.leave(1, 5_000);
    const more = [call(), call(), call(), call()];
    await pass(0);
    expect(more.map(({ is }) => is)).toEqual(['began', 'began', 'began', 'waits']);
    isAlone = false;
    for (const _ of calls) allowance.leave(1, 0);
    await pass(0);
    expect(more.map(({ is }) => is)).toEqual(['began', 'began', 'began', 'waits']);
    await pass(50);
    expect(more[3]?.is).toBe('began');
  });

  it('returns how long it takes to come back, and does not add up beyond its limit', async () => {
    await pass(60_000);
    call();
    await pass(0);
    allowance.leave(1, 900);
    const waiting = [call(), call(), call()];
    await pass(0);
    expect(waiting.map(({ is }) => is)).toEqual(['waits', 'waits', 5]);
    expect(allowance.isIdle).toBe(false);
    await pass(9_000);
    expect(waiting.map(({ is }) => is)).toEqual([4, 4, 5]);
    expect(allowance.isIdle).toBe(true);
  });
});
