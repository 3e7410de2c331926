import { describe, expect, it } from 'vitest';
import { findKeptDepartment } from './kept-department';

describe(findKeptDepartment, () => {
  it('returns the department in charge where it is not one of the new district', () => {
    const profile = { district: '210112', department: 'D210112' };
    const moving = { status: 'requested', facts: { district: '210106' } } as const;
    expect(findKeptDepartment(moving, profile)?.zh).toBe('浑南区科技主管部门');
    expect(findKeptDepartment({ ...moving, status: 'refused' }, profile)).toBeNull();
    expect(findKeptDepartment({ ...moving, facts: { name: '新名称' } }, profile)).toBeNull();
    const toOwn = { ...moving, facts: { district: '210112' } };
    expect(findKeptDepartment(toOwn, { department: 'D2101HT' })).toBeNull();
  });
});
