import { listRoleRights, type Role } from '@domain/accounts/roles';
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'umi';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '@/models/settings';
import { RequestFailure } from '@/utils/failure';
import { usePageSections } from '@/utils/pageSections';
import { setSingleKeys } from '@/utils/shortcuts';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Find from '.';
import FindButton from './FindButton';
import { useSearchDialogs } from './useSearchDialogs';

const page = (list: object[] = [], total = list.length) =>
  ({ code: 200, msg: '', data: { list, total } }) as never;
const calls = {
  filings: mockCall('reportInfo'),
  queue: mockCall('reviewQueue'),
  companies: mockCall('managedCompanies'),
  questions: mockCall('questions'),
  received: mockCall('receivedQuestions'),
  messages: mockCall('messages'),
  answers: mockCall('publicAnswers'),
  files: mockCall('libraryFiles'),
};

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(page());
  calls.files.mockResolvedValue({
    code: 200,
    msg: '',
    data: { files: [], sources: [], has_more: false },
  } as never);
  localStorage.removeItem('recent_hits');
});
afterEach(() => setSingleKeys(true));
afterAll(() => vi.restoreAllMocks());

const FILING = {
  id: 'f1',
  program: 'gazelle',
  title: '瞪羚企业申报',
  kind: '',
  route: '/forms/gazelleForm',
  subject: null,
  batch: '2026-1',
  status: 'draft',
  actions: ['save'],
};

const MESSAGE = {
  id: 'm1',
  title: '瞪羚企业申报已退回',
  created_at: '2026-06-10T02:00:00Z',
  link: '/forms/gazelleForm?id=f1',
  read: false,
};

const read = vi.fn();
const global = {
  namespace: 'global',
  state: {},
  reducers: { changeNoticeReadState: (_: object, { payload }: { payload: string }) => read(payload) ?? {} },
};

function Around() {
  const find = useSearchDialogs();
  const { pathname, search } = useLocation();
  // The bar is remounted at another width.
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const change = () => setWidth(1);
    window.addEventListener('resize', change);
    return () => window.removeEventListener('resize', change);
  }, []);
  return (
    <>
      <FindButton key={width} onFind={() => find.show('find')} />
      <input aria-label="a field" />
      <output data-testid="address">{pathname + search}</output>
      <Find {...find} />
    </>
  );
}

const open = (role: Role = 'owner') => {
  const isCompany = ['owner', 'filer', 'viewer'].includes(role);
  const user = { role, permissions: [...listRoleRights(role)], company: isCompany ? { id: 'c1' } : null };
  render(withPortal(user, <Around />, { models: [global] }));
};
const field = () => screen.findByRole('combobox', { name: /^搜索项目/ });
const type = async (words: string) => fireEvent.change(await field(), { target: { value: words } });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
const group = (name: string) => screen.findByRole('group', { name });
const chosen = () => screen.getByRole('option', { selected: true });
const titlesIn = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
const openSearch = async (role?: Role) => {
  open(role);
  fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

describe('Find', () => {
  it('[focus closed] requests nothing until it is opened, and returns the focus on Escape', async () => {
    open();
    const before = screen.getByRole('textbox', { name: 'a field' });
    before.focus();
    expect(calls.filings).not.toHaveBeenCalled();
    fireEvent.keyDown(before, { key: 'k', ctrlKey: true });
    await waitFor(async () => expect(await field()).toHaveFocus());
    await waitFor(() => expect(calls.filings).toHaveBeenCalledWith({ params: { pageSize: 5 } }));
    expect(calls.messages).not.toHaveBeenCalled();
    fireEvent.keyDown(await field(), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(before).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves the focus to its button when the focused element is gone', async () => {
    await openSearch();
    const before = document.querySelector('#find');
    fireEvent(window, new Event('resize'));
    fireEvent.keyDown(await field(), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.getByRole('button', { name: '搜索' })).toHaveFocus());
    expect(before?.isConnected).toBe(false);
  });

  it('opens sections of the form on screen', async () => {
    const places = [
      { key: 'rd', title: '研发活动', to: '/forms/x?section=rd' },
      { key: 'files', title: '附件材料', to: '/forms/x?section=files' },
    ];
    const { unmount } = renderHook(() => usePageSections(places));
    onTestFinished(unmount);
    await openSearch();
    await type('研发');
    expect(await titlesIn('本申报的栏目')).toEqual(['研发活动']);
    press('Enter');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/forms/x?section=rd'));
  });

  it('opens fields of the form on screen by their labels', async () => {
    const fields = [{ key: 'rd.cost', title: '研发费用总额', to: '/forms/x?section=rd#rd.cost' }];
    const places = [{ key: 'rd', title: '费用', to: '/forms/x?section=rd', fields }];
    const { unmount } = renderHook(() => usePageSections(places));
    onTestFinished(unmount);
    await openSearch();
    await type('费用总额');
    const hit = within(await group('本申报的填报项')).getByRole('option');
    expect(hit).toHaveTextContent('研发费用总额费用');
    expect(hit).toHaveAttribute('href', '/forms/x?section=rd#rd.cost');
  });

  it('changes the appearance in place, and returns the focus', async () => {
    open();
    const before = screen.getByRole('textbox', { name: 'a field' });
    before.focus();
    fireEvent.keyDown(before, { key: 'k', ctrlKey: true });
    await type('深色');
    expect(await titlesIn('办理')).toContain('外观：深色');
    fireEvent.click(screen.getByRole('option', { name: '外观：深色' }));
    await waitFor(() => expect(readSettings().appearance).toBe('dark'));
    await waitFor(() => expect(before).toHaveFocus());
  });

  it('finds files of the company by name', async () => {
    const file = { id: 'f1', name: '2025年审计报告.pdf', uses: [{ path: 'a', label: '审计报告' }] };
    calls.files.mockResolvedValue({ code: 200, msg: '', data: { files: [file], sources: [] } } as never);
    await openSearch();
    await type('审计');
    expect(await titlesIn('文件')).toEqual(['2025年审计报告.pdf']);
  });

  it('shows what was opened last before anything is typed', async () => {
    await openSearch();
    await type('同事');
    fireEvent.click(within(await group('办理')).getByRole('option'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(await titlesIn('最近打开')).toEqual(['新建账号']);
    expect(chosen()).toHaveTextContent('新建账号');
  });

  it('offers no new filing to a person who may file nothing', async () => {
    await openSearch('viewer');
    await type('瞪羚');
    await waitFor(() => expect(calls.answers).toHaveBeenCalled());
    expect(screen.queryByRole('option', { name: /^新建申报/ })).toBeNull();
  });

  it('keeps the focus when something behind it takes it', async () => {
    await openSearch();
    screen.getByLabelText('a field').focus();
    expect(await field()).toHaveFocus();
  });

  it.each([
    ['上传', '上传申报附件', '/enterpriseCenter/library?list=files'],
    ['提问', '提出咨询', '/interaction?ask=new'],
    ['瞪羚', '新建申报：瞪羚企业申报', '/forms/gazelleForm'],
    ['截止', '查看申报截止时间', '/forms/programs'],
    ['同事', '新建账号', '/enterpriseCenter/users?new=open'],
  ])('finds by %s what people do, and opens its page', async (words, act, address) => {
    await openSearch();
    await type(words);
    expect(await titlesIn('办理')).toContain(act);
    fireEvent.click(within(await group('办理')).getByRole('option', { name: act }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
  });

  it('shows no action that the user may not take', async () => {
    await openSearch('viewer');
    await type('同事');
    await waitFor(() => expect(calls.answers).toHaveBeenCalled());
    expect(screen.queryByRole('group', { name: '办理' })).toBeNull();
  });

  it('finds programs and pages at once and the rest on the server, by kind', async () => {
    calls.filings.mockResolvedValue(page([FILING], 9));
    calls.messages.mockResolvedValue(page([MESSAGE]));
    calls.questions.mockResolvedValue(
      page([{ id: 'q1', subject: '瞪羚的条件', status: 'open', program: 'gazelle' }]),
    );
    calls.answers.mockResolvedValue(page([{ id: 'p1', title: '瞪羚的复核', program: 'gazelle' }]));
    await openSearch();
    await type(' 瞪羚 ');
    expect(await titlesIn('申报项目')).toEqual(['瞪羚企业申报']);
    expect(await titlesIn('我的申报')).toEqual(['瞪羚企业申报 2026年第1批', '查看全部9项']);
    expect(await titlesIn('咨询')).toEqual(['瞪羚的条件']);
    expect(await titlesIn('消息')).toEqual(['瞪羚企业申报已退回']);
    expect(await titlesIn('常见问题与公开答复')).toEqual(['瞪羚的复核', '到常见问题和公开答复中查找']);
    expect(calls.messages).toHaveBeenCalledWith({ params: { pageSize: 5, keyword: '瞪羚' } });
    expect(calls.queue).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { name: /^查看全部/ })).toHaveAttribute(
      'href',
      `/enterpriseCenter/declare?keyword=${encodeURIComponent('瞪羚')}`,
    );
  });

  it('finds help on what the user may do, and opens its page', async () => {
    await openSearch();
    await type('签署');
    expect(await titlesIn('帮助')).toContain('企业多人签署');
    expect(screen.queryByRole('option', { name: '复核和签发：签署办理' })).toBeNull();
    expect(screen.getByRole('option', { name: '企业多人签署' })).toHaveAttribute('href', '/help?topic=hands');
  });

  it('moves through the results with arrow keys, wraps around, and opens one on Enter', async () => {
    calls.messages.mockResolvedValue(page([MESSAGE]));
    await openSearch();
    await type('瞪羚');
    await group('消息');
    const first = chosen();
    expect(first).toHaveTextContent('瞪羚企业申报');
    press('ArrowUp');
    expect(chosen()).toHaveTextContent('到常见问题');
    press('ArrowDown');
    expect(chosen()).toBe(first);
    press('ArrowDown');
    press('ArrowDown');
    expect(chosen()).toHaveTextContent('瞪羚企业申报已退回');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen().id);
    press('Enter');
    expect(screen.getByTestId('address')).toHaveTextContent('/forms/gazelleForm?id=f1');
    expect(read).toHaveBeenCalledWith('m1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ignores Enter while an input method is composing', async () => {
    await openSearch();
    await type('瞪羚');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    expect(screen.getByTestId('address')).toHaveTextContent('/');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows that nothing was found, and where else to look', async () => {
    await openSearch();
    await type('没有的词');
    expect(await screen.findByText(/^没有找到与“没有的词”有关的内容/)).toBeVisible();
    expect(screen.getByRole('option')).toHaveAttribute(
      'href',
      `/interaction?q=${encodeURIComponent('没有的词')}`,
    );
  });

  it('shows local results without the server, and retries', async () => {
    calls.filings.mockRejectedValue(new RequestFailure('offline'));
    await openSearch();
    await type('瞪羚');
    const again = await screen.findByRole('button', { name: '重试' });
    expect(await titlesIn('申报项目')).toEqual(['瞪羚企业申报']);
    calls.filings.mockResolvedValue(page([FILING]));
    fireEvent.click(again);
    expect(await titlesIn('我的申报')).toEqual(['瞪羚企业申报 2026年第1批']);
  });

  it('finds filings to review and companies for an office, without pages of a company', async () => {
    const filing = { ...FILING, company: '示例企业', receipt_no: 'GZ-1', status: 'submitted' };
    calls.queue.mockResolvedValue(page([filing]));
    calls.companies.mockResolvedValue(page([{ id: 'c1', name: '示例企业', credit_code: '91' }]));
    await openSearch('administrator');
    expect(await titlesIn('页面')).not.toContain('我的申报');
    await type('示例');
    expect(await titlesIn('企业')).toEqual(['示例企业']);
    expect(calls.filings).not.toHaveBeenCalled();
  });

  it('leads people who read approved filings as lines of the list to that list', async () => {
    const filing = { ...FILING, company: '示例企业', receipt_no: 'GZ-1', status: 'approved' };
    calls.queue.mockResolvedValue(page([filing]));
    await openSearch('finance');
    await type('示例');
    const hits = within(await group('已批准申报'));
    expect(hits.getByRole('option', { name: /^示例企业/ })).toHaveAttribute(
      'href',
      '/review/filings?keyword=GZ-1',
    );
  });

  it('lists the keyboard shortcuts on a question mark, and by its button', async () => {
    open();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toHaveTextContent('打开全站搜索Ctrl K');
    expect(screen.getByText('填报表格')).toBeVisible();
    expect(screen.queryByText('审核意见批注')).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '搜索' }));
    fireEvent.click(await screen.findByRole('button', { name: /^键盘快捷键/ }));
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  });

  it('ignores single keys once those are switched off', async () => {
    open();
    fireEvent.keyDown(document.body, { key: '?' });
    fireEvent.click(await screen.findByRole('switch'));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: '?' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: '全站搜索' })).toBeVisible();
  });
});
