import { listRoleRights } from '@domain/accounts/roles';
import type { LibraryFile, LibrarySource } from '@domain/library/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Library from '.';

const source = (id: string, more: Partial<LibrarySource> = {}): LibrarySource => ({
  id,
  program: 'gazelle',
  title: `瞪羚企业申报${id}`,
  kind: '',
  batch: '2026-1',
  no: null,
  at: '2026-03-01T02:00:00Z',
  is_report: false,
  is_open: true,
  ...more,
});
const file = (more: Partial<LibraryFile> = {}): LibraryFile => ({
  id: 'f1',
  name: '审计报告.pdf',
  size: 1000,
  mime: 'application/pdf',
  extension: 'pdf',
  sha256: 'a',
  scan: 'clean',
  has_text: true,
  url: '/x',
  created_at: '2026-02-01T02:00:00Z',
  uses: [],
  ...more,
});

const answer = (data: unknown) => ({ code: 200, msg: '', data }) as never;

function show(
  list: string,
  files: LibraryFile[],
  sources: LibrarySource[],
  role: 'owner' | 'viewer' = 'owner',
) {
  mockCall('companyRegister').mockResolvedValue(
    answer({
      entries: [
        {
          id: '1',
          register: 'rights',
          name: '散热结构',
          other_names: ['一种散热装置'],
          sources: sources.map(({ id }) => id),
          facts: [
            { fact: 'number', text: 'ZL202310012345.6' },
            { fact: 'name', text: '散热结构' },
          ],
        },
      ],
      sources,
      counts: { rights: 1 },
    }),
  );
  mockCall('libraryFiles').mockResolvedValue(answer({ files, sources, has_more: false }));
  const set = mockCall('setLibraryFile').mockResolvedValue(answer({ ...files[0], library: 'withdrawn' }));
  const person = { id: 'u', username: 'w', role, permissions: listRoleRights(role), company: { id: 'c' } };
  const page = (
    <AntdFrame>
      <Library />
    </AntdFrame>
  );
  render(withPortal(person, page, { at: `/enterpriseCenter/library?list=${list}` }));
  return set;
}

describe('Library', () => {
  it('lists the entries of a register with their facts, other names and the filings that have them', async () => {
    show('rights', [], [source('s1'), source('s2', { no: 'GZ20260301-000001', is_open: false })]);
    expect(await screen.findByText('散热结构')).toBeVisible();
    expect(screen.getByText('ZL202310012345.6')).toBeVisible();
    expect(screen.getByText(/同一编号还写作.*一种散热装置/)).toBeVisible();
    const link = screen.getByRole('link', { name: /GZ20260301-000001/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/forms/gazelleForm?id=s2'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '夹具' } });
    expect(await screen.findByText('没有符合条件的内容')).toBeVisible();
  });

  it('asks before a file is withdrawn that four drafts use, and names each of them', async () => {
    const drafts = ['1', '2', '3', '4'].map((id) => source(id));
    const sent = source('5', { no: 'GZ20260301-000001', is_open: false });
    const uses = [...drafts, sent].map(({ id }) => ({ source: id, path: 'filesData.x', label: '审计报告' }));
    const set = show('files', [file({ uses })], [...drafts, sent]);
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const withdraw = async () =>
      fireEvent.click(await screen.findByRole('button', { name: '撤下“审计报告.pdf”' }));
    await withdraw();
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    const question = render(confirm.mock.calls[0]?.[0].content as ReactElement);
    expect(question.getByText(/以下4份未提交的内容正在使用/)).toBeVisible();
    const named = within(question.container).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual(
      ['1', '2', '3', '4'].map((id) => expect.stringContaining(`瞪羚企业申报${id}`)),
    );
    expect(question.getByText(/1份已提交的申报或填报保留此文件/)).toBeVisible();
    expect(set).not.toHaveBeenCalled();
    await withdraw();
    await waitFor(() =>
      expect(set.mock.lastCall?.[0]).toMatchObject({ path: { id: 'f1' }, data: { state: 'withdrawn' } }),
    );
  });

  it('restores a withdrawn file', async () => {
    const set = show('files', [file({ library: 'withdrawn' })], []);
    fireEvent.click(await screen.findByRole('button', { name: '恢复“审计报告.pdf”' }));
    await waitFor(() => expect(set.mock.lastCall?.[0]).toMatchObject({ data: { state: 'kept' } }));
  });

  it('shows a reader no way to withdraw or upload', async () => {
    show('files', [file()], [], 'viewer');
    expect(await screen.findByRole('button', { name: '下载“审计报告.pdf”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /撤下|上传/ })).toBeNull();
  });
});
