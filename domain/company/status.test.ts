import { describe, expect, test } from 'vitest';
import {
  COMPANY_STATUSES,
  COMPANY_STEPS,
  companyStatus,
  companySteps,
  findCompanyStepFault,
  findSignInFault,
  findSubmissionFault,
  getRegistrationStatus,
  listCompanySteps,
} from './status';

describe('companyStatus', () => {
  test('has a name for every status', () => {
    const named = companyStatus.items.map(({ value }) => value);
    expect([...COMPANY_STATUSES].sort()).toEqual([...named].sort());
  });
});

describe(listCompanySteps, () => {
  test('returns exactly the steps of each status', () => {
    expect(Object.fromEntries(COMPANY_STATUSES.map((status) => [status, listCompanySteps(status)]))).toEqual({
      pending: ['activate', 'reject'],
      active: ['disable'],
      rejected: ['activate'],
      disabled: ['enable'],
      cancelled: [],
    });
    expect(listCompanySteps('anything else')).toEqual([]);
  });
});

describe(findCompanyStepFault, () => {
  test('refuses to take access away without a reason, but not to give it back', () => {
    for (const step of COMPANY_STEPS) {
      const { from, to } = companySteps[step];
      const [status = ''] = from;
      expect(findCompanyStepFault(status, step, 'a reason')).toBeNull();
      expect(findCompanyStepFault(status, step, undefined) === null).toBe(findSignInFault(to) === null);
      expect(findCompanyStepFault(to, step, 'a reason')?.en).toContain('not possible');
    }
  });
});

describe(findSignInFault, () => {
  test('allows a pending company to sign in but not to submit, and refuses both to one shut out', () => {
    const may = (status: string) => [findSignInFault(status) === null, findSubmissionFault(status) === null];
    expect(Object.fromEntries(COMPANY_STATUSES.map((status) => [status, may(status)]))).toEqual({
      pending: [true, false],
      active: [true, true],
      rejected: [false, false],
      disabled: [false, false],
      cancelled: [false, false],
    });
    expect([getRegistrationStatus(true), getRegistrationStatus(false)]).toEqual(['pending', 'active']);
  });
});
