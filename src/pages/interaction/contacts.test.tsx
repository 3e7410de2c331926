import { listRoleRights } from '@domain/accounts/roles';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Interaction from '.';

describe('InteractionPage', () => {
  it('shows contacts of the department in charge to companies alone', () => {
    const user = { id: 'u1', role: 'expert', company: null, permissions: listRoleRights('expert') };
    render(withPortal(user, <Interaction />, { at: '/interaction' }));
    expect(screen.getByRole('heading', { name: '互动交流' })).toBeVisible();
    expect(screen.queryByText('咨询方式')).toBeNull();
  });
});
