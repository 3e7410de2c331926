import { rightsOfRole } from '@domain/accounts/roles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inPortal } from '../../../tests/support/portal/in-portal';
import Interaction from '.';

it('tells nobody but companies whom to ask: of the department in charge of them', () => {
  const user = { id: 'u1', role: 'expert', company: null, permissions: rightsOfRole('expert') };
  render(inPortal(user, <Interaction />, { at: '/interaction' }));
  expect(screen.getByRole('heading', { name: '互动交流' })).toBeVisible();
  expect(screen.queryByText('咨询方式')).toBeNull();
});
