import type { ReportItem } from '@domain/filing/calls';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it, vi } from 'vitest';
import RowActions from './RowActions';

const draft = {
  id: 'f1',
  route: '/forms/gazelleForm',
  kind: '',
  status: 'draft',
  receipt: null,
  actions: ['save', 'delete'],
};

function show(about: Partial<ReportItem>) {
  const handlers = { onWithdraw: vi.fn(), onDelete: vi.fn(), onCopy: vi.fn(), placeFor: () => null };
  render(
    <Provider store={createStore(() => ({ user: {} }))}>
      <MemoryRouter>
        <RowActions filing={{ ...draft, ...about } as ReportItem} name="瞪羚企业申报" {...handlers} />
      </MemoryRouter>
    </Provider>,
  );
}

describe('RowActions', () => {
  it('offers to go on with a draft, and to view it once it can no longer be submitted', () => {
    show({});
    expect(screen.getByRole('link', { name: '继续填写 瞪羚企业申报' })).toBeVisible();
    show({ closed_at: '2026-06-10T04:00:00.000Z' });
    expect(screen.getByRole('link', { name: '查看 瞪羚企业申报' })).toBeVisible();
  });
});
