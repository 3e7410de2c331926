import { describe, expect, it } from 'vitest';
import {
  CHECK_KINDS,
  COUNT_CONFIRMATION_THRESHOLD,
  checkKinds,
  GRAVITIES,
  isCountConfirmed,
  listFilingConcerns,
  openChecks,
} from './checks';

describe(openChecks, () => {
  it('returns what was found, blocking kinds before questions', () => {
    expect(openChecks({ figure: 2, scan: 0, blacklist: 1, rule: 3 })).toEqual([
      { kind: 'blacklist', count: 1 },
      { kind: 'rule', count: 3 },
      { kind: 'figure', count: 2 },
    ]);
  });

  it('names the kinds in order of their gravity', () => {
    const order = CHECK_KINDS.map((kind) => GRAVITIES.indexOf(checkKinds[kind].gravity));
    expect(order).toEqual([...order].sort());
  });
});

describe(listFilingConcerns, () => {
  it('returns each reason to look first, and none for a read filing without open checks', () => {
    const checks = openChecks({ objection: 1, rule: 1, namesake: 4 });
    expect(listFilingConcerns({ checks, is_opened: false })).toEqual(['forbidden', 'asked', 'unopened']);
    expect(listFilingConcerns({ checks: openChecks({ namesake: 4 }), is_opened: true })).toEqual([]);
  });
});

describe(isCountConfirmed, () => {
  it('requires the number of filings only above the limit', () => {
    expect(isCountConfirmed(COUNT_CONFIRMATION_THRESHOLD, '')).toBe(true);
    expect(
      ['', '20', '21', ' 21 '].map((typed) => isCountConfirmed(COUNT_CONFIRMATION_THRESHOLD + 1, typed)),
    ).toEqual([false, false, true, true]);
  });
});
