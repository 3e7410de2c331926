import type { Form } from '@domain/definition';
import type { Filing, FilingWindow } from '@domain/filing/types';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it } from 'vitest';
import { type FilingState, nothingOpen } from '@/filling/draft/filingState';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { smallForm } from '../../../../../../tests/support/small-form';
import Notices from './index';

const filing = { status: 'draft', returned: [], window: { status: 'open' } } as unknown as Filing;
const mine = { basics: { name: '甲' } };
const merged = (by: string): Partial<FilingState> => ({
  filing,
  note: { kind: 'merged', at: '2026-06-10T01:00:00.000Z', by },
});

function show(state: Partial<FilingState>, shown = filing, form: Form = smallForm) {
  let root = { filing: { ...nothingOpen, ...state }, user: { currentUser: { name: '李会计' } } };
  const store = createStore((_, { payload }: { type: string; payload?: Partial<FilingState> }) => {
    root = { ...root, filing: { ...root.filing, ...payload } };
    return root;
  });
  render(
    <Provider store={store}>
      <Notices form={form} filing={shown} navigation={{} as FormNavigation} />
    </Provider>,
  );
  return (payload: Partial<FilingState>) => act(() => void store.dispatch({ type: 'next', payload }));
}

describe('Notices', () => {
  it('shows that changes were merged once they are saved, and keeps saying so', () => {
    const conflict = { updatedBy: '王经理', updatedAt: '', differences: [], entries: [] };
    const next = show({ ...merged('王经理'), answers: mine, conflict });
    expect(screen.queryByText(/已合并保存/)).toBeNull();
    next({ conflict: null });
    expect(screen.queryByText(/已合并保存/)).toBeNull();
    next({ saved: mine });
    expect(screen.getByText(/^王经理 于 .*已合并保存/)).toBeVisible();
    next({ answers: { basics: { name: '甲乙' } } });
    expect(screen.getByText(/已合并保存/)).toBeVisible();
  });

  it('names another window where the same user saved', () => {
    show({ ...merged('李会计'), answers: mine, saved: mine });
    expect(screen.getByText(/^您（李会计）于 .*另一个窗口/)).toBeVisible();
  });

  it('shows until when a filing is accepted after the closing, and why', () => {
    const window = { status: 'closed', grace_until: '2027-04-14T15:59:59.000Z' };
    show({}, { ...filing, window } as Filing);
    expect(screen.getByText(/在截止前已开始填写，2027-04-14 .*前仍可提交/)).toBeVisible();
    show({}, { ...filing, window: { ...window, owed: true } } as Filing);
    expect(screen.getByText(/所选项目应报送本申报，2027-04-14 .*前仍可提交/)).toBeVisible();
  });

  it('shows since when and why the window is suspended, and that the draft is kept', () => {
    const suspended = { since: '2027-04-01T01:00:00.000Z', reason: '政策调整。' };
    show({}, { ...filing, window: { status: 'suspended', suspended } } as Filing);
    expect(
      screen.getByText(/自 2027-04-01 09:00 起暂停受理，暂不能提交。原因：政策调整。草稿均已保留/),
    ).toBeVisible();
  });

  it('says that the closing time was moved, from when and to when', () => {
    const closes_at = '2027-04-14T15:59:59.000Z';
    const formerWindow = { ...filing.window, closes_at: '2027-04-30T15:59:59.000Z' } as FilingWindow;
    show({ formerWindow }, { ...filing, window: { ...formerWindow, status: 'closed', closes_at } } as Filing);
    expect(screen.getByRole('status')).toHaveTextContent(/截止时间已由 2027-04-30 .*调整为 2027-04-14 /);
    expect(screen.getByText(/本批次申报已于 2027-04-14 .*截止，本草稿不能再提交/)).toBeVisible();
    expect(screen.getByText(/可继续修改、查看和打印。下一批次开始后.*复制本草稿/)).toHaveTextContent(
      /请联系：\s*\d/,
    );
  });

  it('shows at once that answers were restored', () => {
    show({ filing, answers: mine, note: { kind: 'replayed', at: '2026-06-10T01:00:00.000Z', by: '' } });
    expect(screen.getByText(/^已恢复本机上 .*暂存的修改，请核对。$/)).toBeVisible();
  });

  it('waits for the choice between differences before it tells of restored answers', () => {
    const note = { kind: 'replayed', at: '2026-06-10T01:00:00.000Z', by: '' } as const;
    const conflict = { updatedBy: '', updatedAt: '', differences: [], entries: [] };
    const next = show({ filing, answers: mine, note, conflict });
    expect(screen.queryByText(/暂存的修改/)).toBeNull();
    next({ conflict: null, note: { ...note, kind: 'decided' }, saved: mine });
    expect(screen.getByText(/^不一致的内容已按您的选择保存/)).toBeVisible();
    expect(screen.queryByText(/暂存的修改|互不冲突/)).toBeNull();
  });

  it('lists the answers that a colleague has replaced, with the former ones', () => {
    const replaced = [
      {
        cell: { section: 'basics', field: 'name' },
        former: '甲',
        value: '乙',
        by: '陈晨',
        at: '2026-06-10T01:00:00.000Z',
      },
    ];
    const next = show({ filing, answers: { basics: { name: '乙' } }, replaced });
    expect(screen.getByText(/^陈晨于.*替换了下列内容（1项）/)).toBeVisible();
    expect(screen.getByText('原内容：甲')).toBeVisible();
    expect(screen.getByRole('button', { name: /^恢复“.*”的原内容$/ })).toBeVisible();
    next({ answers: mine });
    expect(screen.queryByText(/替换了/)).toBeNull();
  });

  it('counts the answers to be chosen anew in the new edition, until they are', () => {
    const form: Form = {
      ...smallForm,
      editions: [
        {
          from: '2026.1',
          to: '2026.2',
          withdrawn: { 'basics.tags': { old: { zh: '旧标签', en: 'Old tag' } } },
        },
      ],
    };
    const edition_note = { from: '2026.1', to: '2026.2', kept: 153, moved: [], aside: [] };
    const next = show(
      { filing, answers: { basics: { tags: ['a', 'old'] } } },
      { ...filing, edition_note },
      form,
    );
    expect(screen.getByText(/已保留153项内容，其中1项所选的选项新版已取消/)).toBeVisible();
    next({ answers: { basics: { tags: ['a'] } } });
    expect(screen.getByText(/已保留153项内容$/)).toBeVisible();
  });
});
