import { describe, expect, it } from 'vitest';
import type { ProfileConditions } from '../definition';
import { countMonths } from '../expressions/dates';
import { programs } from '../programs/index.generated';
import {
  computeConditionVerdicts,
  countMetConditions,
  listMissingFacts,
  summarizeEligibility,
} from './eligibility-match';

const TODAY = '2026-06-10';
const company = {
  district: '210102',
  unit_type: 'enterprise',
  registered_date: '2020-03-01',
  is_listed: false,
};

/** A company of the city, registered for a year; and one that is not listed, which a profile can only disprove. */
const fits: ProfileConditions = {
  A1: ({ district, unit_type: type, registered_date: since }, today) => {
    const results = [
      district ? true : null,
      type ? type === 'enterprise' : null,
      since ? countMonths(String(since), today) >= 12 : null,
    ];
    if (results.includes(false)) return false;
    return results.includes(null) ? null : true;
  },
  A2: ({ is_listed: isListed }) => (isListed === true ? false : null),
};

describe(computeConditionVerdicts, () => {
  it('returns what the profile proves, and "unknown" for what it can only disprove', () => {
    expect(computeConditionVerdicts(fits, company, TODAY)).toEqual({ A1: 'met', A2: 'unknown' });
    expect(computeConditionVerdicts(fits, { ...company, is_listed: true }, TODAY).A2).toBe('unmet');
    expect(summarizeEligibility(countMetConditions(fits, company, TODAY))).toBe('fits');
  });
});

describe(listMissingFacts, () => {
  it('returns the empty values that leave a condition open, and none that decides nothing', () => {
    expect(listMissingFacts(fits, {}, TODAY)).toEqual([
      'district',
      'unit_type',
      'registered_date',
      'is_listed',
    ]);
    expect(listMissingFacts(fits, { ...company, registered_date: '' }, TODAY)).toEqual(['registered_date']);
    expect(listMissingFacts(fits, { unit_type: 'college' }, TODAY)).toEqual(['is_listed']);
    expect(listMissingFacts(fits, company, TODAY)).toEqual([]);
  });
});

describe(summarizeEligibility, () => {
  it('returns "unfit" as soon as one condition is unmet, whatever else is missing', () => {
    const young = { registered_date: '2026-01-01' };
    expect(computeConditionVerdicts(fits, young, TODAY).A1).toBe('unmet');
    expect(summarizeEligibility(countMetConditions(fits, young, TODAY))).toBe('unfit');
  });

  it('returns "open" where the profile is empty or the program has no conditions on it', () => {
    expect(summarizeEligibility(countMetConditions(fits, {}, TODAY))).toBe('open');
    expect(summarizeEligibility(countMetConditions({}, company, TODAY))).toBe('open');
  });
});

describe(countMetConditions, () => {
  it('counts the conditions that the profile meets and those it contradicts', () => {
    expect(countMetConditions(fits, company, TODAY)).toEqual({ met: 1, unmet: 0 });
    expect(countMetConditions(fits, { ...company, is_listed: true }, TODAY)).toEqual({ met: 1, unmet: 1 });
  });
});

describe(computeConditionVerdicts, () => {
  it('returns "met" from the day that completes the year', () => {
    const since = { ...company, registered_date: '2025-06-11' };
    expect(computeConditionVerdicts(fits, since, '2026-06-09').A1).toBe('unmet');
    expect(computeConditionVerdicts(fits, since, '2026-06-10').A1).toBe('met');
  });

  it('returns "unfit" for the second stage to a government body, and to nobody else', async () => {
    const second = await programs.find(({ key }) => key === 'jiebang_second')?.loadFits();
    if (!second) throw new Error('jiebang_second');
    const fitAs = (unit_type: string) =>
      summarizeEligibility(countMetConditions(second, { ...company, unit_type }, TODAY));
    expect(['government', 'enterprise', 'institute'].map(fitAs)).toEqual(['unfit', 'open', 'open']);
  });

  it.each(programs)('names only conditions that $key has', async ({ loadFits, load }) => {
    const { eligibility } = await load();
    const ids = eligibility.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(await loadFits())));
  });
});
