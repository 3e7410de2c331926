import { describe, expect, it } from 'vitest';
import {
  extendWindowPlan,
  findWindowChangeRefusal,
  findWindowPlanRefusal,
  getManagedWindowState,
  isEndingNow,
  isReasonRequired,
  listPointsToConfirm,
  type WindowPlan,
} from './managed-windows';
import { findLateEnd, isInGracePeriod } from './state';

const at = (day: string) => new Date(`${day}T17:00:00+08:00`);
const NOW = at('2026-06-10');
const plan = (change: Partial<WindowPlan> = {}): WindowPlan => ({
  opensAt: at('2026-06-01'),
  closesAt: at('2026-06-30'),
  firstReviewBy: at('2026-07-20'),
  quota: 2,
  graceMinutes: 0,
  enabled: true,
  ...change,
});
const other = (from: string, to: string, enabled = true) => ({
  batchYear: 2026,
  batchNo: 2,
  opensAt: at(from),
  closesAt: at(to),
  enabled,
});
const UNUSED = { drafts: 0, filings: 0, mostHeld: 0 };
const USED = { drafts: 3, filings: 5, mostHeld: 2 };

describe(findWindowPlanRefusal, () => {
  it('refuses a closing before the opening, and a review before the closing', () => {
    expect(findWindowPlanRefusal(plan(), [])).toBeNull();
    expect(findWindowPlanRefusal(plan({ closesAt: at('2026-06-01') }), [])).toMatchObject({
      text: { en: expect.stringContaining('after the opening') },
      field: 'closes_at',
    });
    expect(findWindowPlanRefusal(plan({ firstReviewBy: at('2026-06-29') }), [])).toMatchObject({
      text: { en: expect.stringContaining('first review') },
      field: 'first_review_by',
    });
    expect(findWindowPlanRefusal(plan({ firstReviewBy: null }), [])).toBeNull();
  });

  it('refuses an overlap with another enabled batch; they may touch', () => {
    expect(findWindowPlanRefusal(plan(), [other('2026-06-29', '2026-07-29')])).toMatchObject({
      text: {
        zh: '与2026年第2批（2026-06-29 17:00至2026-07-29 17:00）时间重叠，请调整',
        en: 'This overlaps with 2026, batch 2 (29 Jun 2026, 17:00 to 29 Jul 2026, 17:00). Choose other times',
      },
      field: 'opens_at',
    });
    expect(findWindowPlanRefusal(plan(), [other('2026-06-30', '2026-07-29')])).toBeNull();
    expect(findWindowPlanRefusal(plan(), [other('2026-06-05', '2026-06-06', false)])).toBeNull();
    expect(findWindowPlanRefusal(plan({ enabled: false }), [other('2026-06-05', '2026-06-06')])).toBeNull();
  });

  it('findWindowChangeRefusal refuses a later opening once there are filings, and a quota below what a company has', () => {
    const later = plan({ opensAt: at('2026-06-15') });
    expect(findWindowChangeRefusal(plan(), later, USED, NOW)?.text.en).toContain('filings: 5');
    expect(findWindowChangeRefusal(plan(), later, UNUSED, NOW)).toBeNull();
    expect(findWindowChangeRefusal(plan(), plan({ quota: 1 }), USED, NOW)).toMatchObject({
      text: { en: expect.stringContaining('holds 2 filings') },
      field: 'quota',
    });
    expect(findWindowChangeRefusal(plan(), plan({ quota: 2 }), USED, NOW)).toBeNull();
  });

  it('toConfirm requires confirmation to end early while there are drafts, and isReasonRequired a reason', () => {
    const questions: [WindowPlan, string][] = [
      [plan({ closesAt: NOW }), 'no longer be submitted: 3'],
      [plan({ enabled: false }), 'cannot be submitted until the window is switched on again: 3'],
    ];
    for (const [ended, words] of questions) {
      expect(isEndingNow(plan(), ended, NOW)).toBe(true);
      expect(listPointsToConfirm(plan(), ended, USED, NOW)?.en).toContain(words);
      expect(listPointsToConfirm(plan(), ended, UNUSED, NOW)).toBeNull();
      expect(isReasonRequired(plan(), ended, NOW)).toBe(true);
    }
    expect(isReasonRequired(plan(), plan({ closesAt: at('2026-06-11') }), NOW)).toBe(true);
    expect(isReasonRequired(plan(), plan({ quota: 3 }), NOW)).toBe(false);
    expect(isReasonRequired(plan(), plan({ closesAt: at('2026-06-11') }), at('2026-05-01'))).toBe(false);
  });

  it('listPointsToConfirm names how much earlier an open window closes, and what it concerns', () => {
    const ask = (closesAt: Date, used = USED, now = NOW) =>
      listPointsToConfirm(plan(), plan({ closesAt }), used, now)?.zh;
    expect(ask(at('2026-06-11'))).toMatch(
      /^截止时间将由2026-06-30 17:00提前到2026-06-11 17:00（提前19天0小时）/,
    );
    expect(ask(at('2026-06-11'))).toMatch(/草稿3份.*申报2份/);
    expect(ask(new Date('2026-06-30T16:30:00+08:00'), UNUSED)).toMatch(/（提前0小时30分钟）.*草稿0份/);
    expect(ask(at('2026-07-11'))).toBeUndefined();
    expect(ask(at('2026-06-11'), USED, at('2026-05-01'))).toBeUndefined();
  });

  it('listPointsToConfirm requires confirmation where a suspended window ends up closed', () => {
    const off = plan({ enabled: false });
    const used = { ...USED, suspendedAt: at('2026-06-08') };
    const ask = (after: WindowPlan) => listPointsToConfirm(off, after, used, NOW)?.en;
    expect(ask(plan({ closesAt: at('2026-06-09') }))).toContain('closes at 9 Jun 2026, 17:00');
    expect(ask(plan({ enabled: false, closesAt: at('2026-06-07') }))).toContain('no longer be submitted: 3');
    expect(listPointsToConfirm(off, plan(), used, at('2026-07-01'))?.en).toContain('submitted: 3');
    expect(ask(plan())).toBeUndefined();
    expect(ask(plan({ enabled: false, closesAt: at('2026-06-09') }))).toBeUndefined();
  });

  it('getManagedWindowState returns upcoming, open, closed, or off', () => {
    const states = ['2026-05-31', '2026-06-01', '2026-06-30'].map((day) =>
      getManagedWindowState(plan(), at(day)),
    );
    expect(states).toEqual(['upcoming', 'open', 'closed']);
    expect(getManagedWindowState(plan({ enabled: false }), NOW)).toBe('off');
  });

  it('extendWindowPlan keeps the time between closing and first review', () => {
    expect(extendWindowPlan(plan(), at('2026-07-10'))).toMatchObject({
      closesAt: at('2026-07-10'),
      firstReviewBy: at('2026-07-30'),
    });
    expect(extendWindowPlan(plan({ firstReviewBy: null }), at('2026-07-10')).firstReviewBy).toBeNull();
  });
});

describe(isInGracePeriod, () => {
  const times = { opensAt: at('2026-06-01'), closesAt: at('2026-06-30'), graceMinutes: 60 };
  const minutes = (n: number) => new Date(at('2026-06-30').getTime() + n * 60_000);
  const before = minutes(-1);

  it.each([
    ['before the closing there is none', before, minutes(-1), 60, false],
    ['from the closing on', before, minutes(0), 60, true],
    ['to its last moment', before, new Date(minutes(60).getTime() - 1), 60, true],
    ['and not beyond', before, minutes(60), 60, false],
    ['not for what was begun after the closing', minutes(0), minutes(10), 60, false],
    ['nor without grace', before, minutes(0), 0, false],
  ])('%s', (_, begunAt, now, graceMinutes, expected) => {
    expect(isInGracePeriod({ ...times, graceMinutes }, begunAt, now)).toBe(expected);
  });

  it('counts from the closing time of the company', () => {
    const extended = { ...times, extendedUntil: at('2026-07-02') };
    expect(isInGracePeriod(extended, before, minutes(10))).toBe(false);
    expect(isInGracePeriod(extended, before, new Date(at('2026-07-02').getTime() + 60_000))).toBe(true);
  });
});

describe(findLateEnd, () => {
  const times = { opensAt: at('2026-06-01'), closesAt: at('2026-06-30'), graceMinutes: 60 };
  const [early, late] = [at('2026-06-02'), at('2026-07-02')];
  const owedUntil = at('2026-08-15');
  const graceEnd = new Date(times.closesAt.getTime() + 3_600_000);

  it.each([
    [
      'the due day while the window is open, as it is later',
      { begunAt: early, owedUntil },
      '2026-06-03',
      owedUntil,
    ],
    [
      'nothing while the window is open beyond the due day',
      { begunAt: early, owedUntil: at('2026-06-20') },
      '2026-06-03',
      null,
    ],
    [
      'the due day after the closing, whenever the filing was begun',
      { begunAt: late, owedUntil },
      '2026-08-14',
      owedUntil,
    ],
    ['the due day before the opening', { begunAt: early, owedUntil }, '2026-05-01', owedUntil],
    ['nothing from the due day on', { begunAt: late, owedUntil }, '2026-08-15', null],
    ['nothing for a filing that is not owed', { begunAt: late }, '2026-07-03', null],
    ['the grace period without a due day', { begunAt: early, owedUntil: null }, '2026-06-30', graceEnd],
    [
      'the later of both',
      { begunAt: early, owedUntil: new Date(graceEnd.getTime() - 1) },
      '2026-06-30',
      graceEnd,
    ],
  ])('returns %s', (_, grounds, now, end) => {
    expect(findLateEnd(times, grounds, at(now))).toEqual(end);
  });
});
