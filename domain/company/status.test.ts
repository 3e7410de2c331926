import { expect, test } from 'vitest';
import {
  COMPANY_STATUSES,
  COMPANY_STEPS,
  companyStatus,
  companySteps,
  firstStatus,
  signInFault,
  stepFault,
  stepsOf,
  submitFault,
} from './status';

test('every status has its name, and is one that people can be told', () => {
  const named = companyStatus.items.map(({ value }) => value);
  expect([...COMPANY_STATUSES].sort()).toEqual([...named].sort());
});

test('from each status exactly these steps lead on', () => {
  expect(Object.fromEntries(COMPANY_STATUSES.map((status) => [status, stepsOf(status)]))).toEqual({
    pending: ['activate', 'reject'],
    active: ['disable'],
    rejected: ['activate'],
    disabled: ['enable'],
    cancelled: [],
  });
  expect(stepsOf('anything else')).toEqual([]);
});

test('taking access away needs a reason, giving it back does not', () => {
  for (const step of COMPANY_STEPS) {
    const { from, to } = companySteps[step];
    const [status = ''] = from;
    expect(stepFault(status, step, 'a reason')).toBeNull();
    expect(stepFault(status, step, undefined) === null).toBe(signInFault(to) === null);
    expect(stepFault(to, step, 'a reason')?.en).toContain('not possible');
  }
});

test('who waits may sign in and not submit; who was shut out does neither', () => {
  const may = (status: string) => [signInFault(status) === null, submitFault(status) === null];
  expect(Object.fromEntries(COMPANY_STATUSES.map((status) => [status, may(status)]))).toEqual({
    pending: [true, false],
    active: [true, true],
    rejected: [false, false],
    disabled: [false, false],
    cancelled: [false, false],
  });
  expect([firstStatus(true), firstStatus(false)]).toEqual(['pending', 'active']);
});
