import { describe, expect, it } from 'vitest';
import { hasRight, listHolderRights } from '../accounts/roles';
import {
  computeLatestLastDay,
  describeActingPerson,
  describeDocumentAgent,
  findMandateTermFault,
  getMandateReminderDay,
  getMandateStatusAfter,
  isInForce,
  MANDATE_STATUSES,
  MANDATE_STEPS,
} from './mandate';

const TODAY = '2026-06-10';
const term = { firstDay: '2026-06-10', lastDay: '2026-06-30' };

describe(getMandateStatusAfter, () => {
  it('allows steps from open states alone', () => {
    const led = MANDATE_STATUSES.flatMap((status) =>
      MANDATE_STEPS.flatMap((step) => {
        const to = getMandateStatusAfter({ status, lastDay: '2026-06-30' }, step, TODAY);
        return to ? [`${status} ${step} ${to}`] : [];
      }),
    );
    expect(led).toEqual([
      'offered accept accepted',
      'offered decline declined',
      'offered end ended',
      'accepted end ended',
    ]);
  });

  it('refuses acceptance after the last day, when open mandates expire', () => {
    const late = (status: 'offered' | 'accepted', step: 'accept' | 'expire' | 'end') =>
      getMandateStatusAfter({ status, lastDay: '2026-06-09' }, step, TODAY);
    expect(late('offered', 'accept')).toBeNull();
    expect([late('offered', 'expire'), late('accepted', 'expire')]).toEqual(['expired', 'expired']);
    expect(late('accepted', 'end')).toBe('ended');
  });
});

describe(isInForce, () => {
  it('returns true from the first to the last day, once accepted', () => {
    const on = (day: string) => isInForce({ ...term, status: 'accepted' }, day);
    expect(['2026-06-09', '2026-06-10', '2026-06-30', '2026-07-01'].map(on)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isInForce({ ...term, status: 'offered' }, TODAY)).toBe(false);
  });

  it('returns false once the account or a company is blocked, and getMandateStatusAfter refuses acceptance', () => {
    expect(isInForce({ ...term, status: 'accepted', isShut: true }, TODAY)).toBe(false);
    const offered = { status: 'offered', lastDay: '2026-06-30', isShut: true } as const;
    expect([
      getMandateStatusAfter(offered, 'accept', TODAY),
      getMandateStatusAfter(offered, 'end', TODAY),
    ]).toEqual([null, 'ended']);
  });
});

describe(getMandateReminderDay, () => {
  it('returns the day two weeks before the last, and null for shorter mandates', () => {
    expect(getMandateReminderDay({ firstDay: '2026-06-10', lastDay: '2026-07-31' })).toBe('2026-07-17');
    expect(getMandateReminderDay({ firstDay: '2026-06-10', lastDay: '2026-06-24' })).toBeNull();
  });
});

describe(findMandateTermFault, () => {
  it('refuses more than two years, a start in the past or over a year ahead, and a reversed term', () => {
    expect(computeLatestLastDay('2026-06-10')).toBe('2028-06-09');
    expect(computeLatestLastDay('2024-02-29')).toBe('2026-02-27');
    expect(findMandateTermFault({ ...term, lastDay: '2028-06-09' }, TODAY)).toBeNull();
    expect(findMandateTermFault({ ...term, lastDay: '2028-06-10' }, TODAY)?.zh).toContain('2028-06-09');
    expect(findMandateTermFault({ firstDay: '2026-06-09', lastDay: '2026-06-30' }, TODAY)?.en).toContain(
      '10 Jun 2026',
    );
    expect(findMandateTermFault({ firstDay: '2027-06-11', lastDay: '2027-06-30' }, TODAY)?.en).toContain(
      '12 months',
    );
    expect(findMandateTermFault({ firstDay: '2026-06-20', lastDay: '2026-06-19' }, TODAY)).not.toBeNull();
  });
});

describe('listHolderRights an agent', () => {
  const agent = (maySubmit: boolean) => ({ role: 'filer' as const, mandate: { maySubmit } });

  it('are those of a filer without signing and appealing', () => {
    const kept = listHolderRights({ role: 'filer' }).filter((right) => !hasRight(agent(true), right));
    expect(kept).toEqual(['filing.sign', 'filing.appeal']);
  });

  it('include submitting only if the mandate says so', () => {
    const kept = listHolderRights(agent(true)).filter((right) => !hasRight(agent(false), right));
    expect(kept).toEqual(['filing.submit', 'report.submit']);
  });

  it('describeActingPerson and describeDocumentAgent name both companies and the mandate', () => {
    expect(describeActingPerson('赵静（甲）', '乙')).toMatchObject({
      zh: '赵静（甲）代乙',
      en: '赵静（甲） for 乙',
    });
    expect(describeDocumentAgent({ name: '赵静（甲）', given_on: TODAY }).zh).toBe(
      '赵静（甲），代理人，依据2026-06-10的委托',
    );
  });
});
