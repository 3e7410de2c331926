import { describe, expect, it } from 'vitest';
import { findProgram } from '../programs/find';
import { createDefaultWorkflow } from '../workflow/workflow';
import { getReviewRoute, listFilingStages, type RoutePosition } from './stages';
import { FILING_STATUSES, type FilingStatus } from './status';

const at = (status: FilingStatus) => ({
  status,
  created_at: '2026-06-01T01:00:00Z',
  updated_at: '2026-07-20T01:00:00Z',
  receipt: status === 'draft' ? null : { submitted_at: '2026-06-10T01:00:00Z' },
});

const way = (program: string, status: FilingStatus) => {
  const found = findProgram(program);
  if (!found) throw new Error(program);
  return listFilingStages(found, at(status));
};
const told = (program: string, status: FilingStatus) =>
  way(program, status).map(({ name, state }) => `${name.zh} ${state}`);

describe(listFilingStages, () => {
  it('returns for a draft every stage ahead', () => {
    expect(told('gazelle', 'draft')).toEqual([
      '草稿 current',
      '提交 ahead',
      '初审 ahead',
      '市级审核 ahead',
      '专家评审 ahead',
      '公示 ahead',
      '认定 ahead',
    ]);
  });

  it('marks passed stages as done, and leaves out stages that the program does not have', () => {
    expect(told('overseasproject', 'district_passed')).toEqual([
      '草稿 done',
      '提交 done',
      '初审 done',
      '市级审核 current',
      '公示 ahead',
      '立项 ahead',
    ]);
    expect(told('keyproject', 'approved').at(-1)).toBe('立项 done');
    expect(told('jiebangguashuai_result', 'expert_review')).toEqual([
      '草稿 done',
      '提交 done',
      '初审 done',
      '市级审核 done',
      '专家评审 current',
      '验收 ahead',
    ]);
  });

  it('marks the stage where a filing was returned or rejected as halted, and leaves out the stages between', () => {
    expect(told('gazelle', 'returned')[2]).toBe('初审 halted');
    expect(told('gazelle', 'rejected')).toEqual(['草稿 done', '提交 done', '不通过 halted']);
    expect(told('gazelle', 'revoked').at(-1)).toBe('已撤销认定 halted');
  });

  it('marks the level that returned a filing, and leaves out experts who did not hear it', () => {
    const program = findProgram('gazelle');
    if (!program) throw new Error('no gazelle');
    const workflow = createDefaultWorkflow(program.review);
    const states = (status: FilingStatus, more: Partial<RoutePosition>) =>
      listFilingStages(program, {
        ...at(status),
        way: getReviewRoute({ status, workflow, reviewLevel: 1, ...more }),
      }).map(({ name, state }) => `${name.zh} ${state}`);
    expect(states('returned', { returnedBy: 'city' }).slice(2, 5)).toEqual([
      '初审 done',
      '市级审核 halted',
      '专家评审 ahead',
    ]);
    expect(states('returned', { returnedBy: 'first' })[2]).toBe('初审 halted');
    expect(states('approved', { wasWithExperts: false }).join()).not.toContain('专家评审');
    expect(states('approved', { wasWithExperts: true }).join()).toContain('专家评审 done');
  });

  it('dates the creation, the submission and the decision', () => {
    expect(way('gazelle', 'approved').map(({ at: date }) => date?.slice(0, 10) ?? null)).toEqual([
      '2026-06-01',
      '2026-06-10',
      null,
      null,
      null,
      null,
      '2026-07-20',
    ]);
  });

  it.each(FILING_STATUSES)('puts a filing that is %s at exactly one stage', (status) => {
    const states = way('gazelle', status).map(({ state }) => state);
    expect(states.filter((state) => state === 'current' || state === 'halted').length).toBe(
      status === 'approved' ? 0 : 1,
    );
  });
});
