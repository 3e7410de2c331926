import type { Program } from '@domain/definition';
import type { ReusableAnswers } from '@domain/filing/reuse-calls';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import Reuse from './Reuse';

const earlier: ReusableAnswers['sources'][number] = {
  id: 'f1',
  program: 'gazelle',
  title: '瞪羚企业申报',
  kind: '',
  batch: '2025-1',
  status: 'approved',
  no: 'DL2025-0001',
  at: '2025-06-10T02:00:00Z',
  answers: { basics: { name: '海拓' } },
};
const show = (sources: ReusableAnswers['sources']) => {
  const asked = mockCall('reusable').mockResolvedValue({
    code: 200,
    msg: '',
    data: { sources, files: [] },
  } as never);
  const program = findProgram('gazelle') as Program;
  const filing = { id: null } as Filing;
  render(
    withPortal(
      {},
      <Reuse program={program} filing={filing} session={createFormSession(smallForm, {}, ctx)} />,
    ),
  );
  return asked;
};

describe('Reuse', () => {
  it('offers answers of other filings', async () => {
    show([earlier]);
    expect(await screen.findByRole('button', { name: '引用历史申报数据' })).toBeVisible();
  });

  it('shows nothing where no other filing has any answers', async () => {
    const asked = show([]);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
