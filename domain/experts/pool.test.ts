import { describe, expect, it } from 'vitest';
import {
  describeExpertBar,
  type ExpertProfile,
  findExpertBar,
  findExpertProfileFault,
  isActiveOn,
  listFilingParties,
} from './pool';

const CODE = '91210112MA0YQ1X2XQ';
const nobody: ExpertProfile = {
  fields: [],
  title: null,
  unit: '',
  unit_code: null,
  active_from: null,
  active_to: null,
  note: '',
  avoided: [],
};
/** Key of a name without brackets and blanks, which make no other name. */
const look = (name: string) => name.replace(/[()（）\s]/g, '');

const answers = {
  basics: { note: '与样例大学合作', people: 3 },
  partners: [{ name: '样例大学（东区）', credit_code: '91110000100000015X' }],
};
const parties = listFilingParties({ name: '示例智能装备有限公司', creditCode: CODE }, answers, look);
const barOn = (profile: Partial<ExpertProfile>) =>
  findExpertBar({ ...nobody, ...profile }, parties, '2026-06-01', look);

describe(findExpertBar, () => {
  it("excludes an expert of the applicant's own unit, by credit code or by a name that reads alike", () => {
    expect(barOn({ unit: '示例智能装备 有限公司' })).toMatchObject({ reason: 'own_unit' });
    expect(barOn({ unit: '曾用名', unit_code: CODE.toLowerCase() })).toMatchObject({ reason: 'own_unit' });
    expect(barOn({ unit: '示例大学' })).toBeNull();
    expect(barOn({})).toBeNull();
  });

  it('excludes an expert whose unit the filing names in full, but not one whose name is only part of a text', () => {
    expect(barOn({ unit: '样例大学(东区)' })).toEqual({ reason: 'named_unit', unit: '样例大学(东区)' });
    expect(barOn({ unit: 'X', unit_code: '91110000100000015X' })).toMatchObject({ reason: 'named_unit' });
    expect(barOn({ unit: '样例大学' })).toBeNull();
  });

  it('excludes an expert who declared a relation to a party, and names the party', () => {
    const bar = barOn({
      avoided: [
        { name: '别的公司', credit_code: null },
        { name: '装备公司', credit_code: CODE },
      ],
    });
    expect(bar).toEqual({ reason: 'declared', unit: '装备公司' });
    expect(bar && describeExpertBar('李岚', bar).zh).toMatch(/李岚.*装备公司.*回避/);
  });

  it('excludes an expert outside the active period, whose first and last day are included', () => {
    expect(barOn({ active_from: '2026-06-02' })).toEqual({ reason: 'inactive', unit: null });
    expect(barOn({ active_to: '2026-05-31' })).toEqual({ reason: 'inactive', unit: null });
    const oneDay = { active_from: '2026-06-01', active_to: '2026-06-01' };
    expect(barOn(oneDay)).toBeNull();
    expect(isActiveOn(oneDay, '2026-06-02')).toBe(false);
  });
});

describe(findExpertProfileFault, () => {
  it('returns a fault for a reversed period and for invalid credit codes', () => {
    expect(findExpertProfileFault(nobody)).toBeNull();
    expect(
      findExpertProfileFault({ ...nobody, active_from: '2026-02-01', active_to: '2026-01-01' }),
    ).not.toBeNull();
    expect(findExpertProfileFault({ ...nobody, unit_code: '123' })).not.toBeNull();
    expect(
      findExpertProfileFault({ ...nobody, avoided: [{ name: 'X', credit_code: '123' }] }),
    ).not.toBeNull();
  });
});
