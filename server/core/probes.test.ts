import { describe, expect, it, vi } from 'vitest';
import { createProbes } from './probes';
import { createWarnings } from './warnings';

const at = new Date('2026-06-10T02:00:00Z');

function setUp(limitMs?: number) {
  const log = { warn: vi.fn() };
  const warnings = createWarnings();
  return { log, warnings, probes: createProbes({ clock: () => at, log, warnings }, limitMs) };
}

describe(createProbes, () => {
  it('shows the innermost reason of a failure, warns, and removes the warning once the service is back', async () => {
    const { log, warnings, probes } = setUp();
    let isAway = true;
    const ask = async () => {
      if (isAway) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    };
    probes.add({ kind: 'mail', address: 'mail.example:587', ask });
    expect(probes.states).toMatchObject([{ is_there: null, asked_at: null }]);
    await probes.askAll();
    await probes.askAll();
    expect(probes.states).toMatchObject([
      { kind: 'mail', is_there: false, reason: 'connect ECONNREFUSED', asked_at: at.toISOString() },
    ]);
    expect(warnings.raised).toEqual(['service_away']);
    isAway = false;
    await probes.askAll();
    expect(probes.states).toMatchObject([{ is_there: true, reason: null }]);
    expect(warnings.raised).toEqual([]);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('stops waiting for a service that hangs, and calls it once for all who ask in parallel', async () => {
    const { probes } = setUp(50);
    const ask = vi.fn(() => new Promise(() => {}));
    probes.add({ kind: 'sms', address: 'sms.example', ask });
    await Promise.all([probes.askAll(), probes.askAll()]);
    expect(ask).toHaveBeenCalledOnce();
    expect(probes.states).toMatchObject([{ is_there: false, reason: 'no answer within 50 ms' }]);
  });

  it('shows the warning of its own kind', async () => {
    const { warnings, probes } = setUp();
    const ask = () => Promise.reject(new Error('away'));
    probes.add({ kind: 'scanner', address: 'unix:///run/clamd', warning: 'scanner_away', ask });
    await probes.askAll();
    expect(warnings.raised).toEqual(['scanner_away']);
  });
});
