import { describe, expect, it } from 'vitest';
import type { Role } from '../../domain/accounts/roles';
import { type Caller, getDepartmentScope } from './access';

describe(getDepartmentScope, () => {
  it('returns every company to the city, those of the department to a reviewer, and none without a department', () => {
    const of = (role: Role, reviewDepartment: string | null) =>
      getDepartmentScope({ role, reviewDepartment } as Caller);
    expect([of('administrator', null), of('reviewer', 'D210112'), of('reviewer', null)]).toEqual([
      null,
      'D210112',
      '',
    ]);
  });
});
