import { expect, it } from 'vitest';
import type { Role } from '../../domain/accounts/roles';
import { type Caller, deskOf } from './access';

it('gives the city every company, a reviewer those of the own department, and none to whoever has none', () => {
  const of = (role: Role, reviewDepartment: string | null) => deskOf({ role, reviewDepartment } as Caller);
  expect([of('administrator', null), of('reviewer', 'D210112'), of('reviewer', null)]).toEqual([
    null,
    'D210112',
    '',
  ]);
});
