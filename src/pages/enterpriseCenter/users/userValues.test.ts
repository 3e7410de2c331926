import type { CurrentUser } from '@domain/accounts/calls';
import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { describe, expect, it } from 'vitest';
import {
  getEditableScope,
  toAccountChanges,
  toUpdateBody,
  toUserValues,
  type UserValues,
} from './userValues';

const company = { id: 'c1', name: '示例', credit_code: 'x', status: 'active' };
const owner = { id: 'u1', role: 'owner', company } as CurrentUser;
const admin = { id: 'a1', role: 'administrator', company: null } as CurrentUser;
const filer = {
  id: 'u2',
  username: 'wu.di',
  name: '吴迪',
  phone: '13700000001',
  email: null,
  role: 'filer',
  company,
  department_id: 'd1',
  tax_ids: ['t1'],
  programs: ['gazelle'],
} as unknown as SubUserAccount;
const typed: UserValues = {
  username: 'wu.di',
  name: ' 吴迪 ',
  phone: '+86 137 0000 0001',
  email: ' ',
  role: 'filer',
  programs: ['gazelle'],
};

describe('getEditableScope of an owner', () => {
  it('has the roles of a company; toAccountChanges sends values in their stored form', () => {
    const scope = getEditableScope(owner, null);
    expect(scope.roles).toEqual(['filer', 'viewer']);
    expect(toAccountChanges(typed, scope)).toEqual({
      name: '吴迪',
      phone: '13700000001',
      email: null,
      role: 'filer',
      more_roles: [],
      programs: ['gazelle'],
      duties: [],
      department_id: null,
      tax_ids: [],
    });
  });

  it('grants no programs to an account that only reads', () => {
    expect(toAccountChanges({ ...typed, role: 'viewer' }, getEditableScope(owner, filer)).programs).toEqual(
      [],
    );
  });

  it("keeps the owner's own role, and leaves the own phone number to another page", () => {
    const me = { ...filer, id: 'u1', role: 'owner' } as SubUserAccount;
    const scope = getEditableScope(owner, me);
    expect(scope.roles).toEqual(['owner']);
    expect(toUpdateBody({ ...typed, role: 'owner' }, scope)).not.toHaveProperty('phone');
  });
});

describe('getEditableScope of an administrator', () => {
  it('leaves department and taxes of a company to its owner', () => {
    const scope = getEditableScope(admin, filer);
    expect(scope.roles).toEqual(['filer', 'viewer']);
    const sent = toUpdateBody({ ...typed, ...toUserValues(filer, scope) }, scope);
    expect(sent).toMatchObject({ name: '吴迪', phone: '13700000001' });
    expect(sent).not.toHaveProperty('department_id');
    expect(sent).not.toHaveProperty('tax_ids');
  });

  it('has a department for reviewers and readers, and none for experts and administrators', () => {
    const scope = getEditableScope(admin, null);
    expect(scope.roles).toEqual(['reviewer', 'expert', 'administrator', 'finance', 'auditor']);
    const values = { ...typed, department_id: 'D210112' };
    for (const role of ['reviewer', 'finance', 'auditor'] as const)
      expect(toAccountChanges({ ...values, role }, scope)).toMatchObject({ department_id: 'D210112' });
    for (const role of ['expert', 'administrator'] as const)
      expect(toAccountChanges({ ...values, role }, scope)).not.toHaveProperty('department_id');
  });

  it('has further reading roles only where they add a right', () => {
    const more_roles = ['finance', 'auditor'] as const;
    const scope = getEditableScope(admin, null);
    const moreOf = (role: UserValues['role']) =>
      toAccountChanges({ ...typed, role, more_roles: [...more_roles] }, scope).more_roles;
    expect([moreOf('reviewer'), moreOf('administrator'), moreOf('expert')]).toEqual([
      ['finance', 'auditor'],
      [],
      [],
    ]);
  });
});
