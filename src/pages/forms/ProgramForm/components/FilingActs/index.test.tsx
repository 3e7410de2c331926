import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';

import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { smallForm } from '../../../../../../tests/support/small-form';
import FilingActs from './index';

const program = { key: 'small', title: { zh: '小表', en: 'Small' }, route: '/small' } as Program;
const filing = {
  id: 'f1',
  kind: '',
  status: 'submitted',
  batch: '2026-1',
  actions: ['withdraw'],
} as unknown as Filing;

const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
beforeEach(() => void confirm.mockClear());

/** Presses the button that withdraws a filing; returns what is asked then. */
function askToWithdraw(about: Partial<Filing>) {
  render(withPortal({}, <FilingActs program={program} form={smallForm} filing={{ ...filing, ...about }} />));
  fireEvent.click(screen.getByRole('button', { name: '撤回修改' }));
  return confirm.mock.calls[0]?.[0].content;
}

it('says before the withdrawal of a signed filing that all have to sign again', () => {
  expect(askToWithdraw({ signs: true })).toMatch(/重新提交前须由全部签署人重新签署/);
});

it('says nothing of signatures before the withdrawal of a filing that nobody signs', () => {
  expect(askToWithdraw({})).toBe('撤回后可以修改并重新提交，提交时间以重新提交为准。');
});
