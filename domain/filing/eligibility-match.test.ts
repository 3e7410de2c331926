import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import {
  computeConditionVerdicts,
  countMetConditions,
  hasStaffShare,
  hasUnitType,
  isRegisteredForMonths,
  isRegisteredInCity,
  isUnlisted,
  listMissingFacts,
  requireAtLeast,
  requireEvery,
  summarizeEligibility,
} from './eligibility-match';

const TODAY = '2026-06-10';
const company = {
  district: '210102',
  unit_type: 'enterprise',
  registered_date: '2020-03-01',
  is_listed: false,
};

const program = {
  fits: {
    A1: requireEvery(isRegisteredInCity, hasUnitType('enterprise'), isRegisteredForMonths(12)),
    A2: requireAtLeast(isUnlisted),
  },
};

describe(computeConditionVerdicts, () => {
  it('returns what the profile proves, and "unknown" for what it can only disprove', () => {
    expect(computeConditionVerdicts(program, company, TODAY)).toEqual({ A1: 'met', A2: 'unknown' });
    expect(computeConditionVerdicts(program, { ...company, is_listed: true }, TODAY).A2).toBe('unmet');
    expect(summarizeEligibility(countMetConditions(program, company, TODAY))).toBe('fits');
  });
});

describe(listMissingFacts, () => {
  it('returns the empty values that leave a condition open, and none that decides nothing', () => {
    expect(listMissingFacts(program, {}, TODAY)).toEqual([
      'district',
      'unit_type',
      'registered_date',
      'is_listed',
    ]);
    expect(listMissingFacts(program, { ...company, registered_date: '' }, TODAY)).toEqual([
      'registered_date',
    ]);
    expect(listMissingFacts(program, { unit_type: 'college' }, TODAY)).toEqual(['is_listed']);
    expect(listMissingFacts(program, company, TODAY)).toEqual([]);
  });
});

describe(summarizeEligibility, () => {
  it('returns "unfit" as soon as one condition is unmet, whatever else is missing', () => {
    const young = { registered_date: '2026-01-01' };
    expect(computeConditionVerdicts(program, young, TODAY).A1).toBe('unmet');
    expect(summarizeEligibility(countMetConditions(program, young, TODAY))).toBe('unfit');
  });

  it('returns "open" where the profile is empty or the program has no conditions on it', () => {
    expect(summarizeEligibility(countMetConditions(program, {}, TODAY))).toBe('open');
    expect(summarizeEligibility(countMetConditions({ fits: {} }, company, TODAY))).toBe('open');
  });
});

describe(countMetConditions, () => {
  it('counts the conditions that the profile meets and those it contradicts', () => {
    expect(countMetConditions(program, company, TODAY)).toEqual({ met: 1, unmet: 0 });
    expect(countMetConditions(program, { ...company, is_listed: true }, TODAY)).toEqual({ met: 1, unmet: 1 });
  });
});

describe(computeConditionVerdicts, () => {
  it('returns "met" for a sufficient share of R&D staff, else "unknown"', () => {
    const share = (rd_staff: number | null, employee_total: number | null) =>
      computeConditionVerdicts({ fits: { A4: hasStaffShare(0.1) } }, { rd_staff, employee_total }, TODAY).A4;
    expect([share(10, 100), share(9, 100), share(null, 100), share(3, null)]).toEqual([
      'met',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('returns "met" from the day that completes the year', () => {
    const since = { ...company, registered_date: '2025-06-11' };
    expect(computeConditionVerdicts(program, since, '2026-06-09').A1).toBe('unmet');
    expect(computeConditionVerdicts(program, since, '2026-06-10').A1).toBe('met');
  });

  it('returns "unfit" for the second stage to a government body, and to nobody else', () => {
    const second = programs.find(({ key }) => key === 'jiebang_second');
    if (!second) throw new Error('jiebang_second');
    const fitAs = (unit_type: string) =>
      summarizeEligibility(countMetConditions(second, { ...company, unit_type }, TODAY));
    expect(['government', 'enterprise', 'institute'].map(fitAs)).toEqual(['unfit', 'open', 'open']);
  });

  it.each(programs)('names only conditions that $key has', async ({ fits, load }) => {
    if (!fits) throw new Error('silent');
    const { eligibility } = await load();
    const ids = eligibility.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(fits)));
  });
});
