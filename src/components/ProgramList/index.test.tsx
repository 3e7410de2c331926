import { listRoleRights } from '@domain/accounts/roles';
import { programs } from '@domain/programs/index.generated';
import type { DeclareDayItem } from '@domain/windows/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import ProgramList from '.';
import { loadProgramFits, type ProgramFits } from './availability';

const owner = {
  id: 'u1',
  name: '林晓燕',
  role: 'owner',
  company: { id: 'c1', name: '海拓' },
  programs: [],
  permissions: listRoleRights('owner'),
} as never;

const window = (program: string, over: Partial<DeclareDayItem> = {}) =>
  ({
    program,
    title: program,
    batch_year: 2026,
    batch_no: 1,
    status: 'open',
    opens_at: '2026-06-01T01:00:00Z',
    closes_at: '2026-06-30T09:00:00Z',
    server_time: '2026-06-10T01:00:00Z',
    days_left: 20,
    used: 0,
    quota: 1,
    ...over,
  }) as DeclareDayItem;

const profile = { district: '210102', unit_type: 'enterprise', registered_date: '2026-01-05' };

const onFact = vi.fn();

let fits: ProgramFits;
beforeAll(async () => {
  fits = await loadProgramFits(programs);
});

function show(windows: DeclareDayItem[], of: Partial<typeof profile> | null = profile, user = owner) {
  const list = (
    <ProgramList
      programs={programs}
      user={user}
      windows={windows}
      open={[]}
      profile={of}
      fits={fits}
      onFact={onFact}
    />
  );
  render(withPortal(user, list));
}

const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li') as HTMLElement;

describe('ProgramList', () => {
  it('shows programs in their groups, each with its purpose and a link to its page', () => {
    show([window('gazelle')]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '企业认定',
      '平台与载体',
      '科技计划项目',
      '揭榜挂帅',
    ]);
    const link = screen.getByRole('link', { name: '瞪羚企业申报' });
    expect(link).toHaveAttribute('href', '/forms/programs/gazelle');
    expect(rowOf('瞪羚企业申报')).toHaveTextContent('认定成长速度快、创新能力强的企业');
    expect(rowOf('瞪羚企业申报')).toHaveTextContent('2026-06-30 截止还剩20天');
  });

  it('links to the form of an open program, and to the page of any other', () => {
    show([window('gazelle')]);
    const start = screen.getByRole('link', { name: '开始申报 瞪羚企业申报' });
    expect(start).toHaveAttribute('href', '/forms/gazelleForm');
    const view = screen.getByRole('link', { name: '查看 高新技术企业认定申请' });
    expect(view).toHaveAttribute('href', '/forms/programs/hightech');
  });

  it('shows programs that fit the company first, and says which do not', () => {
    show(['keyproject', 'researchproject', 'socialspecial', 'foreignproject'].map((key) => window(key)));
    const plans = screen.getByRole('region', { name: '科技计划项目' });
    const [first, , third, fourth] = within(plans).getAllByRole('listitem');
    expect(first).toHaveTextContent('已知1项条件符合');
    expect(third).toHaveTextContent('外国专家项目申报');
    expect(third).toHaveTextContent('不按企业信息限定，条件以申报表为准');
    expect(fourth).toHaveTextContent('重点研发计划项目申报');
    expect(fourth).toHaveTextContent('1项条件不符');
  });

  it('shows nothing about eligibility where the profile is unknown', () => {
    show([window('keyproject')], null);
    expect(screen.queryByText(/条件符合|条件不符|不能判断/)).toBeNull();
  });

  it('asks for the value that is missing to judge a program, and stores it in the profile', async () => {
    const answer = (data: object) => ({ code: 200, msg: '', data }) as never;
    mockCall('companyInfo').mockResolvedValue(answer({ id: 'c1', version: 4, data: {} }));
    const update = mockCall('updateCompanyInfo').mockResolvedValue(answer({ id: 'c1', version: 5 }));
    show([window('hightech')], { ...profile, registered_date: '' });
    const row = within(rowOf('高新技术企业认定申请'));
    expect(row.getByText('还差：')).toBeVisible();
    fireEvent.click(row.getByRole('button', { name: '成立日期' }));
    const field = row.getByLabelText('成立日期');
    fireEvent.change(field, { target: { value: '2019-05-06' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.click(row.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(onFact).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith({
      path: { id: 'c1' },
      data: { version: 4, data: { registered_date: '2019-05-06' } },
    });
  });

  it('names missing values without asking a person who may not change the profile', () => {
    const viewer = { ...(owner as object), role: 'viewer', permissions: listRoleRights('viewer') } as never;
    show([window('hightech')], { ...profile, registered_date: '' }, viewer);
    const row = within(rowOf('高新技术企业认定申请'));
    expect(row.getByText('成立日期')).toBeVisible();
    expect(row.queryByRole('button', { name: '成立日期' })).toBeNull();
  });

  it('says in words which condition the company does not meet', async () => {
    show([window('keyproject')]);
    const row = within(rowOf('重点研发计划项目申报'));
    const fold = row.getByText('不符合的条件');
    (fold.parentElement as HTMLDetailsElement).open = true;
    fireEvent(fold.parentElement as Element, new Event('toggle'));
    expect(await row.findByText(/注册.*(1年|一年|12个月)/)).toBeVisible();
  });

  it('finds programs while the user types, and says how many', () => {
    show([window('gazelle')]);
    const field = screen.getByRole('searchbox', { name: '搜索项目名称或用途' });
    fireEvent.change(field, { target: { value: ' 揭榜 ' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('找到3项')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: '量子' } });
    expect(screen.getByText('没有符合的项目，请换个词试试')).toBeInTheDocument();
  });
});
