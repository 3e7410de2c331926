import type { Answers, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import { FormSessionProvider } from '@/filling/form/session';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import FilingHead from './index';

const program = { key: 'small', title: { zh: '小表', en: 'Small' }, route: '/' } as Program;
const filing = { id: null, status: 'draft', batch: '2026-1', kind: '', updated_at: null } as Filing;

/** Renders a new declaration with the given prefilled answers. */
function show(answers: Answers, about: Partial<Filing> = {}, isWhole = false) {
  const shown = { ...filing, ...about };
  const state = { ...nothingOpen, filing: shown, answers, saved: answers, prefilled: answers };
  render(
    <Provider store={createStore(() => ({ filing: state, user: {} }))}>
      <MemoryRouter>
        <FormSessionProvider value={createFormSession(smallForm, answers, ctx)}>
          <FilingHead
            program={program}
            form={smallForm}
            filing={shown}
            people={[]}
            percent={24}
            isWhole={isWhole}
          />
        </FormSessionProvider>
      </MemoryRouter>
    </Provider>,
  );
}

describe('FilingHead', () => {
  it('does not call a form empty that was prefilled from the company', () => {
    show({ basics: { name: '甲公司', score: 60 } });
    expect(screen.getByText(/已带入企业信息，尚未保存/)).toBeVisible();
  });

  it('does not take a default value for company data', () => {
    show({ basics: { score: 60 }, years: [{ affiliation_year: 2024 }] });
    expect(screen.getByText(/尚未填写/)).toBeVisible();
  });

  it('shows the correction deadline of a returned filing instead of the end of its window', () => {
    const server_time = '2026-11-26T11:49:00Z';
    const window = { status: 'open', days_left: 40, closes_at: '2027-01-05T11:12:00Z', server_time };
    const due = { correction_due_at: '2026-12-03T09:00:00Z', actions: ['save' as const] };
    show({}, { status: 'returned', window: window as Filing['window'], ...due });
    expect(screen.getByText(/修改截止 2026-12-03 17:00/)).toHaveTextContent('还剩7天');
    expect(screen.queryByText(/2027-01-05/)).toBeNull();
  });

  it('shows that an appeal is being heard, and until when', () => {
    const decision = { action: 'reject_first', appeal_until: null, appeal_due_at: '2026-12-28T09:00:00Z' };
    show({}, { status: 'rejected', actions: [], decision: decision as unknown as Filing['decision'] });
    expect(screen.getByText('申诉审理中，答复期限 2026-12-28 17:00')).toBeVisible();
  });

  it.each([
    ['offers to delete a draft to whoever may', ['save', 'delete'], 1],
    ['does not offer to delete a filing that was sent before', ['save'], 0],
  ] as const)('%s', async (_, actions, count) => {
    show({}, { id: 'f1', actions: [...actions] }, true);
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
    const menu = within(await screen.findByRole('menu'));
    expect(await menu.findByText('下载申报书与附件（ZIP）')).toBeVisible();
    expect(menu.queryAllByText('删除草稿')).toHaveLength(count);
  });
});
