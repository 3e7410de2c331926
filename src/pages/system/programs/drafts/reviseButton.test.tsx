import type { ListedProgram } from '@domain/program-documents/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RequestFailure } from '@/utils/failure';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import ReviseButton from './ReviseButton';

it('begins a draft from the edition in force, with the same id when its answer was lost', async () => {
  const create = mockCall('createProgramDraft').mockRejectedValue(new RequestFailure('offline'));
  const program = {
    key: 'gazelle',
    edition: '2026.1',
    title: { zh: '瞪羚企业申报', en: 'Gazelle' },
  } as ListedProgram;
  render(<ReviseButton program={program} />);
  const button = () => screen.getByRole('button', { name: /^(loading )?修订 瞪羚企业申报 2026\.1$/ });
  fireEvent.click(button());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button()).not.toHaveClass('ant-btn-loading'));
  fireEvent.click(button());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  const [[first], [second]] = create.mock.calls as never as [[{ data: unknown }], [{ data: unknown }]];
  expect(first.data).toMatchObject({ from: { kind: 'edition', key: 'gazelle', edition: '2026.1' } });
  expect(second.data).toEqual(first.data);
});
