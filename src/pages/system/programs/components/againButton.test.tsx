import { CODE } from '@domain/api/codes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import AgainButton from './AgainButton';

const line = { key: 'gazelle', edition: '2026.1', title: { zh: '瞪羚企业申报', en: 'Gazelle' } };

describe(AgainButton, () => {
  it('shows at its field that a number is taken, until another one is typed', async () => {
    const refusal = { code: CODE.businessError, msg: '该项目已有2026.2版', data: { field: 'edition' } };
    mockCall('proposeEditionAgain').mockResolvedValue(refusal as never);
    render(withPortal({}, <AgainButton line={line} onProposed={() => {}} />));
    fireEvent.click(screen.getByRole('button', { name: /作为新版本提交/ }));
    const edition = await screen.findByRole('textbox', { name: /新的版本号/ });
    fireEvent.change(edition, { target: { value: '2026.2' } });
    fireEvent.click(screen.getByRole('button', { name: /^提\s*交$/ }));
    await waitFor(() => expect(edition).toHaveFocus());
    await waitFor(() => expect(screen.getByText('该项目已有2026.2版')).toBeVisible());
    fireEvent.change(edition, { target: { value: '2026.3' } });
    await waitFor(() => expect(edition).not.toHaveAttribute('aria-invalid', 'true'));
  });
});
