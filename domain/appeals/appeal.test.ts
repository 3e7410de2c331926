import { describe, expect, it } from 'vitest';
import { findTransition } from '../filing/transitions';
import {
  APPEALABLE,
  computeAppealDeadline,
  findAppealableDecision,
  findAppealJudgeRefusal,
  findAppealRefusal,
  getAppealHearing,
  getReopeningAction,
  getRestoredStatus,
  isAppealOverdue,
} from './appeal';

const line = (action: string, toStatus: string | null) => ({ action, toStatus });

describe(findAppealableDecision, () => {
  it('returns the last decision against the company, and null once it was undone', () => {
    const lines = [
      line('submit', 'submitted'),
      line('reject_first', 'rejected'),
      line('download_letter', null),
    ];
    expect(findAppealableDecision(lines, 'rejected')?.action).toBe('reject_first');
    expect(findAppealableDecision([...lines, line('reopen_to_first', 'submitted')], 'submitted')).toBeNull();
    expect(findAppealableDecision([line('approve', 'approved')], 'approved')).toBeNull();
  });

  it('computeAppealDeadline returns the end of the fifteenth working day, not counting holidays', () => {
    const decided = new Date('2026-06-10T02:00:00Z');
    expect(computeAppealDeadline({ at: decided }, new Map()).toISOString()).toBe('2026-07-01T09:00:00.000Z');
    const holiday = new Map([['2026-06-19', 'holiday' as const]]);
    expect(computeAppealDeadline({ at: decided }, holiday).toISOString()).toBe('2026-07-02T09:00:00.000Z');
    const told = { at: decided, appealUntil: new Date('2026-07-02T09:00:00Z') };
    expect(computeAppealDeadline(told, new Map()).toISOString()).toBe('2026-07-02T09:00:00.000Z');
  });

  it('findAppealRefusal refuses a second appeal and one after the deadline', () => {
    const until = new Date('2026-07-01T09:00:00Z');
    expect(findAppealRefusal(until, false, until)).toBeNull();
    expect(findAppealRefusal(until, true, until)?.en).toContain('only once');
    expect(findAppealRefusal(until, false, new Date(until.getTime() + 1))?.en).toContain('1 Jul 2026, 17:00');
    expect(findAppealRefusal(null, false, until)?.en).toContain('no decision');
  });
});

describe(findAppealJudgeRefusal, () => {
  it('refuses an officer who decided or signed, and allows any other', () => {
    expect(findAppealJudgeRefusal(['a', 'b'], 'b')).not.toBeNull();
    expect(findAppealJudgeRefusal(['a', 'b'], 'c')).toBeNull();
    expect(findAppealJudgeRefusal([], 'c')).toBeNull();
  });
});

describe(isAppealOverdue, () => {
  it('returns true for an open appeal after its due time, never for a closed one', () => {
    const dueAt = new Date('2026-07-01T09:00:00Z');
    const after = new Date('2026-07-01T09:00:01Z');
    expect([
      isAppealOverdue({ status: 'open', dueAt }, dueAt),
      isAppealOverdue({ status: 'open', dueAt }, after),
    ]).toEqual([false, true]);
    expect(isAppealOverdue({ status: 'dismissed', dueAt }, after)).toBe(false);
  });
});

describe(getAppealHearing, () => {
  it.each([
    ['self', ['a'], ['a', 'b'], 'b'],
    ['took_part', ['a'], ['a', 'b'], 'a'],
    ['others', ['a'], ['a', 'b'], 'reader'],
    ['nobody', ['a', 'b'], ['a', 'b'], 'a'],
    ['nobody', ['a'], ['a'], 'reader'],
  ] as const)(
    'returns %s for a decision of %j where %j decide, to %s',
    (hearing, decidedBy, deciders, reader) => {
      expect(getAppealHearing(decidedBy, deciders, reader)).toBe(hearing);
    },
  );
});

describe(getRestoredStatus, () => {
  it.each([
    ['reject_first', 'submitted', true, 'submitted'],
    ['reject_level', 'district_passed', true, 'district_passed'],
    ['reject_city', 'district_passed', true, 'district_passed'],
    ['reject_city', 'expert_review', true, 'expert_review'],
    ['reject_city', 'publicised', true, 'expert_review'],
    ['reject_city', 'publicised', false, 'district_passed'],
    ['expire_correction', 'returned', true, 'returned'],
    ['revoke', 'approved', true, 'approved'],
  ] as const)(
    'returns, to undo %s taken from %s (with experts: %s), the status %s',
    (action, from, experts, to) => {
      expect(getRestoredStatus({ action, from }, { experts })).toBe(to);
    },
  );

  it('has a transition in the filing table for every decision that can be appealed', () => {
    for (const action of APPEALABLE) {
      const stands = action === 'revoke' ? 'revoked' : 'rejected';
      expect(
        findTransition(getReopeningAction({ action, from: null }, { experts: false }), stands),
      ).toBeDefined();
      expect(findTransition('dismiss_appeal', stands)?.to).toBe('same');
      expect(findTransition('appeal', stands)?.to).toBe('same');
    }
  });
});
