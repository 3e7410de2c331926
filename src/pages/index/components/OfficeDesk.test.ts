import { listRoleRights } from '@domain/accounts/roles';
import { describe, expect, it } from 'vitest';
import { readUrl } from '@/utils/urlState';
import { listUrl, NO_VIEW } from '../../review/filings/listUrl';
import { listDeskTasks } from './OfficeDesk';

const desk = {
  to_sign: 4,
  mine: 9,
  overdue: 2,
  soon: 1,
  again: 3,
  experts_late: 4,
  notice_over: 5,
  notice_ending: 6,
  objections: 1,
  appeals: 0,
  questions: 0,
  reports: 7,
  editions: 2,
  away: null,
  acts_for: [],
  week: [],
  programs: [],
};

describe(listDeskTasks, () => {
  it("returns a reviewer's tasks, including those at zero", () => {
    const tasks = listDeskTasks(desk, listRoleRights('reviewer'));
    expect(tasks.map(({ kind, count }) => [kind, count])).toEqual([
      ['to_sign', 4],
      ['mine', 9],
      ['overdue', 2],
      ['soon', 1],
      ['again', 3],
      ['questions', 0],
      ['reports', 7],
    ]);
  });

  it('adds experts and notices for the city, to whom its own corrections return', () => {
    const tasks = listDeskTasks(desk, listRoleRights('administrator'));
    expect(tasks.map(({ kind }) => kind)).toEqual(Object.keys(desk).slice(0, 13));
    expect(tasks.find(({ kind }) => kind === 'again')?.path).toContain('mark=again.city');
  });

  it('link to lists that accept the whole filter, without opening a saved view', () => {
    for (const { path } of listDeskTasks(desk, listRoleRights('administrator'))) {
      if (!path.startsWith('/review/filings')) continue;
      const { searchParams } = new URL(path, 'http://portal');
      const read = readUrl(listUrl, searchParams);
      expect(read.view).toBe(NO_VIEW);
      for (const [name, value] of searchParams) expect([path, read[name as 'due']]).toEqual([path, value]);
    }
  });
});
