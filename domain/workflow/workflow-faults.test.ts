import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import { canActAtLevel, type Duty, listRoleDuties, listStaffingFaults, type PlacedOfficer } from './duties';
import { createDefaultWorkflow, LEVEL_CODES, type LevelCode, type Workflow } from './workflow';
import { listWorkflowFaults } from './workflow-faults';

const levelsOf = (...codes: LevelCode[]) =>
  codes.map((code) => ({ code, dueDays: null, signatures: [] as ('check' | 'issue')[] }));
const workflow = (codes: LevelCode[], more: Partial<Workflow> = {}): Workflow => ({
  levels: levelsOf(...codes),
  experts: true,
  noticeDays: 5,
  ...more,
});
const faultsOf = (...asked: Parameters<typeof workflow>) =>
  listWorkflowFaults(workflow(...asked)).map(({ en }) => en);

describe(listWorkflowFaults, () => {
  it.each(programs)('accepts the default workflow of $key: the department, then the city', ({ review }) => {
    const usual = createDefaultWorkflow(review);
    expect(usual.levels.map(({ code }) => code)).toEqual(['district', 'city']);
    expect([usual.experts, usual.noticeDays !== null]).toEqual([review.expertReview, review.publicNotice]);
    expect(listWorkflowFaults(usual)).toEqual([]);
  });

  it('refuses workflows that do not rise from a department to an office above all, each level once', () => {
    expect(faultsOf([...LEVEL_CODES])).toEqual([]);
    expect(faultsOf(['county', 'province'])).toEqual([]);
    expect(faultsOf(['district'])).toEqual([
      expect.stringContaining('two levels at least'),
      expect.stringContaining('The last level'),
    ]);
    expect(faultsOf(['district', 'district', 'city'])).toEqual([expect.stringContaining('each once')]);
    expect(faultsOf(['city', 'province'])).toEqual([expect.stringContaining('The first level')]);
    expect(faultsOf([])).toHaveLength(3);
  });

  it('refuses deadlines outside the limits', () => {
    const [district, city] = levelsOf('district', 'city');
    if (!district || !city) throw new Error();
    expect(faultsOf([], { levels: [{ ...district, dueDays: 61 }, city] })).toEqual([
      'District review: give a deadline of 1 to 60 working days',
    ]);
    expect(faultsOf(['district', 'city'], { noticeDays: 0 })).toHaveLength(1);
    expect(faultsOf(['district', 'city'], { noticeDays: null })).toEqual([]);
  });
});

describe(listStaffingFaults, () => {
  const person = (role: 'reviewer' | 'administrator', department: string | null, ...duties: Duty[]) =>
    ({ role, department, duties }) satisfies PlacedOfficer;
  const signed: Workflow = {
    ...workflow([]),
    levels: [
      { code: 'district', dueDays: 3, signatures: ['check', 'issue'] },
      { code: 'city', dueDays: null, signatures: [] },
    ],
  };
  const admin = person('administrator', null);

  it('canActAtLevel returns true for every duty of a role, or for those that are named', () => {
    expect(canActAtLevel(person('reviewer', 'A'), 'county', 'issue')).toBe(true);
    expect(canActAtLevel(person('reviewer', 'A'), 'city', 'handle')).toBe(false);
    const checker = person('reviewer', 'A', 'district.check');
    expect([
      canActAtLevel(checker, 'district', 'check'),
      canActAtLevel(checker, 'district', 'handle'),
    ]).toEqual([true, false]);
    expect(listRoleDuties('administrator')).toEqual(
      expect.arrayContaining(['city.handle', 'province.issue'] satisfies Duty[]),
    );
  });

  it('refuses departments where some part of a level has no person of its own', () => {
    const three = ['A', 'A', 'A'].map((department) => person('reviewer', department));
    expect(listStaffingFaults(signed, [...three, admin])).toEqual([]);
    expect(listStaffingFaults(signed, [...three.slice(1), admin])).toHaveLength(1);
    expect(listStaffingFaults(signed, [...three, person('reviewer', 'B'), admin])[0]?.en).toContain(
      '1 office lacks',
    );
    expect(listStaffingFaults(signed, three)[0]?.en).toContain('City review');
    expect(listStaffingFaults(signed, three)[0]?.zh).toContain('没有审核人员');
    const lone = { ...person('reviewer', 'D210112'), duties: ['district.check'] as Duty[] };
    expect(listStaffingFaults(signed, [...three, lone, admin])[0]?.zh).toContain('浑南区科技主管部门缺经办');
    const all = [
      person('reviewer', 'A', 'district.handle'),
      person('reviewer', 'A', 'district.check'),
      person('reviewer', 'A', 'district.check', 'district.issue'),
      admin,
    ];
    expect(listStaffingFaults(signed, all)).toEqual([]);
    expect(listStaffingFaults(signed, all.slice(1))).toHaveLength(1);
  });
});
