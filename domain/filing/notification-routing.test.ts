import { describe, expect, it } from 'vitest';
import type { Duty } from '../workflow/duties';
import { createDefaultWorkflow } from '../workflow/workflow';
import {
  type ConcernedOfficer,
  countDueByOfficer,
  countEscalatedByAdministrator,
  findNotifiedPerson,
  listDepartmentOfficers,
  type NotifiableOfficer,
} from './notification-routing';
import type { FilingStatus } from './status';

const reviewer: NotifiableOfficer = { id: 'r', role: 'reviewer', department: 'tiexi' };
const colleague: NotifiableOfficer = { id: 'c', role: 'reviewer', department: 'tiexi' };
const elsewhere: NotifiableOfficer = { id: 'e', role: 'reviewer', department: 'shenhe' };
const city: NotifiableOfficer = { id: 'a', role: 'administrator', department: null };
const everybody = [reviewer, colleague, elsewhere, city];

describe(findNotifiedPerson, () => {
  const usual = createDefaultWorkflow({ expertReview: false, publicNotice: false });
  const able = (officer: NotifiableOfficer, duties: Duty[] = []) => ({ ...officer, duties });
  const [assigned, decided, boss] = [able(reviewer), able(colleague), able(city)];
  const find = (status: FilingStatus, ...people: [ConcernedOfficer | null, ConcernedOfficer | null]) =>
    findNotifiedPerson({ status, reviewLevel: 1, workflow: usual }, ...people);

  it('returns the assignee, else the last decider, if the step is theirs', () => {
    expect(find('submitted', assigned, decided)).toBe('r');
    expect(find('submitted', null, decided)).toBe('c');
    expect(find('district_passed', assigned, boss)).toBe('a');
    expect(find('district_passed', assigned, null)).toBeNull();
    expect(find('withdrawn', assigned, boss)).toBeNull();
    expect(find('submitted', null, null)).toBeNull();
  });

  it('returns who handles filings at the level that decides', () => {
    const levels = (['county', 'district', 'city'] as const).map((code) => ({
      code,
      dueDays: null,
      signatures: [],
    }));
    const standing = { status: 'district_passed', reviewLevel: 1, workflow: { ...usual, levels } } as const;
    expect(findNotifiedPerson(standing, boss, assigned)).toBe('r');
    expect(findNotifiedPerson(standing, able(reviewer, ['county.handle']), null)).toBeNull();
    expect(findNotifiedPerson({ ...standing, reviewLevel: 2 }, assigned, boss)).toBe('a');
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
