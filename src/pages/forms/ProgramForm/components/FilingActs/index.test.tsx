import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';

import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { smallForm } from '../../../../../../tests/support/small-form';
import FilingActs from './index';

const program = {
  key: 'small',
  title: { zh: '小表', en: 'Small' },
  route: '/small',
  edition: '2027.1',
} as Program;
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

it('says before the withdrawal of a filing of an earlier edition which one holds, and what that asks', async () => {
  mockCall('editionChanges').mockResolvedValue({
    code: 200,
    msg: '',
    data: {
      from: '2026.1',
      to: '2027.1',
      reasons: [{ edition: '2027.1', words: '上级文件提高了要求' }],
      changes: [{ is: 'added', section: 'a', label: { zh: '传真', en: 'Fax' }, isRequired: true }],
    },
  } as never);
  askToWithdraw({ edition: '2026.1', paper: {} as never });
  await vi.waitFor(() => expect(confirm).toHaveBeenCalled());
  render(withPortal({}, confirm.mock.calls[0]?.[0].content));
  expect(screen.getByText(/^这份申报按2026\.1版提交，现行为2027\.1版。撤回后将转为2027\.1版/)).toBeVisible();
  expect(screen.getByText('2027.1版的调整原因：上级文件提高了要求')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('传真 新增，必填');
});

it('says so without details where the server cannot be reached', async () => {
  mockCall('editionChanges').mockRejectedValue(new Error('no network'));
  askToWithdraw({ edition: '2026.1', paper: {} as never });
  await vi.waitFor(() => expect(confirm).toHaveBeenCalled());
  render(withPortal({}, confirm.mock.calls[0]?.[0].content));
  expect(screen.getByText(/现行为2027\.1版/)).toBeVisible();
});

it.each([
  ['gazelle', '下载证书', '下载认定通知书（PDF）'],
  ['keyproject', '下载立项通知书（PDF）', null],
] as const)(
  'offers the approved filing of %s its paper first, and the letter by its own name',
  (key, first, further) => {
    const approved = {
      ...filing,
      program: key,
      status: 'approved',
      actions: [],
      decision: { action: 'approve' },
    };
    const acts = (
      <FilingActs
        program={findProgram(key) as Program}
        form={smallForm}
        filing={approved as unknown as Filing}
      />
    );
    render(withPortal({}, acts));
    expect(screen.getAllByRole('button')[0]).toHaveTextContent(first);
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items.filter((item) => item?.includes('通知书'))).toEqual(further === null ? [] : [further]);
  },
);
