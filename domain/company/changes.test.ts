import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS, type ChangeKind, changeKinds } from './change-kinds';
import {
  CHANGE_STATUSES,
  CHANGE_STEPS,
  findChangeKind,
  findCompanyChangeFault,
  findEffectiveDayFault,
  getChangeStatusAfter,
  getPresentChoices,
  listChangeFields,
  selectChangedFacts,
} from './changes';
import { findProfileField } from './profile';

describe(getPresentChoices, () => {
  it('returns the district on record for a change of address, and nothing for other kinds', () => {
    const profile = { district: '210112', registered_address: '浑南区示例路1号' };
    expect(getPresentChoices('address', profile)).toEqual({ district: '210112' });
    expect(getPresentChoices('address', {})).toEqual({});
    expect(getPresentChoices('name', profile)).toEqual({});
  });
});

describe(getChangeStatusAfter, () => {
  it('returns the next status for exactly the steps of each status', () => {
    const table = CHANGE_STATUSES.map((status) => [
      status,
      CHANGE_STEPS.flatMap((step) => {
        const [later, now] = [
          getChangeStatusAfter(status, step, false),
          getChangeStatusAfter(status, step, true),
        ];
        return now ? [`${step}: ${later ?? '-'} / ${now}`] : [];
      }),
    ]);
    expect(Object.fromEntries(table)).toEqual({
      requested: [
        'withdraw: withdrawn / withdrawn',
        'accept: accepted / in_effect',
        'refuse: refused / refused',
      ],
      accepted: ['apply: - / in_effect'],
      in_effect: [],
      refused: [],
      withdrawn: [],
    });
  });
});

describe('changeKinds', () => {
  it('names only fields of the profile, each in one kind; findChangeKind finds the kind of a locked one', () => {
    for (const kind of CHANGE_KINDS)
      expect(listChangeFields(kind)).toHaveLength(changeKinds[kind].fields.length);
    const keys = CHANGE_KINDS.flatMap((kind) => changeKinds[kind].fields);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys)
      expect(findChangeKind(key) !== undefined).toBe(findProfileField(key)?.editable !== 'direct');
    expect([
      findChangeKind('name'),
      findChangeKind('legal_rep_mobile'),
      findChangeKind('department'),
    ]).toEqual(['name', undefined, undefined]);
  });
});

describe(selectChangedFacts, () => {
  it('returns only the fields of the kind, with null for those left out', () => {
    expect(
      selectChangedFacts('legal_rep', { legal_rep_name: '李强', name: '甲', license_file: ['f'] }),
    ).toEqual({
      legal_rep_name: '李强',
      legal_rep_id_type: null,
      legal_rep_id_no: null,
      legal_rep_mobile: null,
      legal_rep_email: null,
      license_file: ['f'],
    });
  });
});

describe(findCompanyChangeFault, () => {
  it('refuses a change that changes nothing, and one that lacks a required field', () => {
    const profile = { name: '甲', registered_address: '一号', district: '210112' };
    const fault = (kind: (typeof CHANGE_KINDS)[number], given: object) =>
      findCompanyChangeFault(kind, selectChangedFacts(kind, given as typeof profile), profile)?.en ?? null;
    expect(fault('name', { name: '乙' })).toBeNull();
    expect(fault('name', { name: '甲' })).toMatch(/nothing to change/);
    expect(fault('name', { name: '甲', license_file: ['f'] })).toMatch(/nothing to change/);
    expect(fault('address', { registered_address: '二号' })).toBe('Give "Administrative district"');
    expect(fault('address', { registered_address: '二号', district: '210112' })).toBeNull();
  });
});

describe(findEffectiveDayFault, () => {
  it('refuses a day before the founding, and one more than a year ahead', () => {
    const profile = { registered_date: '2020-05-01' };
    const fault = (day: string, kind?: ChangeKind) =>
      findEffectiveDayFault(kind, day, '2026-06-10', profile)?.en ?? null;
    expect([fault('2020-04-30'), fault('2020-05-01'), fault('2027-06-10'), fault('2027-06-11')]).toEqual([
      'The company was founded on 1 May 2020: nothing can hold before that day',
      null,
      null,
      'The day can be at most 12 months ahead. Ask for the change later',
    ]);
    expect([fault('2026-06-10', 'credit_code'), fault('2026-06-11', 'credit_code')]).toEqual([
      null,
      expect.stringMatching(/^New credit code: ask for it once the new licence is in force/),
    ]);
  });
});
