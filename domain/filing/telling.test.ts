import { describe, expect, it } from 'vitest';
import { deskOf, escalatedTo, type Officer, sharesOf, toldOf } from './telling';

const reviewer: Officer = { id: 'r', role: 'reviewer', department: 'tiexi' };
const colleague: Officer = { id: 'c', role: 'reviewer', department: 'tiexi' };
const elsewhere: Officer = { id: 'e', role: 'reviewer', department: 'shenhe' };
const city: Officer = { id: 'a', role: 'administrator', department: null };
const everybody = [reviewer, colleague, elsewhere, city];

describe(toldOf, () => {
  it('returns the assignee, else the last decider, if the step is theirs', () => {
    expect(toldOf('submitted', reviewer, colleague)).toBe('r');
    expect(toldOf('submitted', null, colleague)).toBe('c');
    expect(toldOf('district_passed', reviewer, city)).toBe('a');
    expect(toldOf('district_passed', reviewer, null)).toBeNull();
    expect(toldOf('withdrawn', reviewer, city)).toBeNull();
    expect(toldOf('submitted', null, null)).toBeNull();
  });
});

describe(sharesOf, () => {
  it('counts for each officer the own filings and the unassigned ones of the department', () => {
    const due = {
      program: 'gazelle',
      status: 'submitted',
      department: 'tiexi',
      assigneeId: null,
      count: 3,
    } as const;
    expect(Object.fromEntries(sharesOf([due, { ...due, assigneeId: 'r', count: 2 }], everybody))).toEqual({
      r: 5,
      c: 3,
    });
    const notice = { ...due, status: 'publicised' } as const;
    expect(Object.fromEntries(sharesOf([notice], everybody))).toEqual({ a: 3 });
  });

  it('gives the filings of somebody who can no longer act to those who can', () => {
    const due = {
      program: 'gazelle',
      status: 'submitted',
      department: 'tiexi',
      assigneeId: 'gone',
      count: 1,
    } as const;
    expect([...sharesOf([due], everybody).keys()]).toEqual(['r', 'c']);
  });

  it('leaves out officers who may not handle the program', () => {
    const limited: Officer = { ...reviewer, programs: ['hightech'] };
    const due = {
      program: 'gazelle',
      status: 'submitted',
      department: 'tiexi',
      assigneeId: 'r',
      count: 1,
    } as const;
    expect([...sharesOf([due], [limited, colleague]).keys()]).toEqual(['c']);
    expect([...sharesOf([{ ...due, program: 'hightech' }], [limited, colleague]).keys()]).toEqual(['r']);
  });

  it('returns those who handle a late level; escalatedTo returns the administrators of the program', () => {
    const due = {
      program: 'gazelle',
      status: 'district_passed',
      department: 'tiexi',
      assigneeId: null,
      count: 2,
    } as const;
    const late = [{ ...due, level: 'district' as const }];
    const checker: Officer = { ...colleague, duties: ['district.check'] };
    const other: Officer = { id: 'o', role: 'administrator', department: null, programs: ['hightech'] };
    expect([...sharesOf(late, [reviewer, checker, elsewhere, city])]).toEqual([['r', 2]]);
    expect([...escalatedTo(late, [reviewer, checker, city, other])]).toEqual([['a', 2]]);
  });
});

describe(deskOf, () => {
  it('returns the city where a department has nobody', () => {
    expect(deskOf(everybody, 'tiexi')).toEqual([reviewer, colleague]);
    expect(deskOf(everybody, 'heping')).toEqual([city]);
  });
});
