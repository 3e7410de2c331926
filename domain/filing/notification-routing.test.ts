import { describe, expect, it } from 'vitest';
import {
  countDueByOfficer,
  countEscalatedByAdministrator,
  findNotifiedPerson,
  listDepartmentOfficers,
  type NotifiableOfficer,
} from './notification-routing';

const reviewer: NotifiableOfficer = { id: 'r', role: 'reviewer', department: 'tiexi' };
const colleague: NotifiableOfficer = { id: 'c', role: 'reviewer', department: 'tiexi' };
const elsewhere: NotifiableOfficer = { id: 'e', role: 'reviewer', department: 'shenhe' };
const city: NotifiableOfficer = { id: 'a', role: 'administrator', department: null };
const everybody = [reviewer, colleague, elsewhere, city];

describe(findNotifiedPerson, () => {
  it('returns the assignee, else the last decider, if the step is theirs', () => {
    expect(findNotifiedPerson('submitted', reviewer, colleague)).toBe('r');
    expect(findNotifiedPerson('submitted', null, colleague)).toBe('c');
    expect(findNotifiedPerson('district_passed', reviewer, city)).toBe('a');
    expect(findNotifiedPerson('district_passed', reviewer, null)).toBeNull();
    expect(findNotifiedPerson('withdrawn', reviewer, city)).toBeNull();
    expect(findNotifiedPerson('submitted', null, null)).toBeNull();
  });
});

describe(countDueByOfficer, () => {
  it('counts for each officer the own filings and the unassigned ones of the department', () => {
    const due = {
      program: 'gazelle',
      status: 'submitted',
      department: 'tiexi',
      assigneeId: null,
      count: 3,
    } as const;
    expect(
      Object.fromEntries(countDueByOfficer([due, { ...due, assigneeId: 'r', count: 2 }], everybody)),
    ).toEqual({
      r: 5,
      c: 3,
    });
    const notice = { ...due, status: 'publicised' } as const;
    expect(Object.fromEntries(countDueByOfficer([notice], everybody))).toEqual({ a: 3 });
  });

  it('gives the filings of somebody who can no longer act to those who can', () => {
    const due = {
      program: 'gazelle',
      status: 'submitted',
      department: 'tiexi',
      assigneeId: 'gone',
      count: 1,
    } as const;
    expect([...countDueByOfficer([due], everybody).keys()]).toEqual(['r', 'c']);
  });

  it('leaves out officers who may not handle the program', () => {
    const limited: NotifiableOfficer = { ...reviewer, programs: ['hightech'] };
    const due = {
      program: 'gazelle',
      status: 'submitted',
      department: 'tiexi',
      assigneeId: 'r',
      count: 1,
    } as const;
    expect([...countDueByOfficer([due], [limited, colleague]).keys()]).toEqual(['c']);
    expect([...countDueByOfficer([{ ...due, program: 'hightech' }], [limited, colleague]).keys()]).toEqual([
      'r',
    ]);
  });

  it('returns those who handle a late level; countEscalatedByAdministrator returns the administrators of the program', () => {
    const due = {
      program: 'gazelle',
      status: 'district_passed',
      department: 'tiexi',
      assigneeId: null,
      count: 2,
    } as const;
    const late = [{ ...due, level: 'district' as const }];
    const checker: NotifiableOfficer = { ...colleague, duties: ['district.check'] };
    const other: NotifiableOfficer = {
      id: 'o',
      role: 'administrator',
      department: null,
      programs: ['hightech'],
    };
    expect([...countDueByOfficer(late, [reviewer, checker, elsewhere, city])]).toEqual([['r', 2]]);
    expect([...countEscalatedByAdministrator(late, [reviewer, checker, city, other])]).toEqual([['a', 2]]);
  });
});

describe(listDepartmentOfficers, () => {
  it('returns the city where a department has nobody', () => {
    expect(listDepartmentOfficers(everybody, 'tiexi')).toEqual([reviewer, colleague]);
    expect(listDepartmentOfficers(everybody, 'heping')).toEqual([city]);
  });
});
