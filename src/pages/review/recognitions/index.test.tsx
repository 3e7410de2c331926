import type { RecognitionItem } from '@domain/recognitions/calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '@/filling/spreadsheet/files';
import { toPlainCell } from '../../../../tests/support/plain-cell';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Recognitions from '.';

const item: RecognitionItem = {
  id: 'f1',
  filing: 'f1',
  version: 3,
  no: 'GZR20260001',
  valid_from: '2026-02-10',
  valid_to: '2029-02-09',
  state: 'valid',
  program: 'gazelle',
  title: '瞪羚企业',
  kind: '',
  kind_name: null,
  subject: null,
  batch: '2026-1',
  company: { id: 'c1', name: '示例智能装备有限公司' },
  revoked_on: null,
};
const earlier = { ...item, id: 'e1', filing: null, no: '老证1号', company: { id: null, name: '旧公司' } };
const answer = (data: unknown) => ({ code: 200, msg: '好', data }) as never;
const list = mockCall('recognitions');
const issue = mockCall('issueCertificate');
const importing = mockCall('importRecognitions');
const user = { id: 'admin', permissions: ['review.list', 'review.read', 'review.final'] };
mockFeedback();

beforeEach(() => {
  vi.clearAllMocks();
  list.mockResolvedValue(answer({ list: [item, earlier], total: 2 }));
  issue.mockResolvedValue(answer(item));
});

describe('RecognitionsPage', () => {
  it('has no column of actions for people who have none', async () => {
    render(withPortal({ ...user, permissions: ['review.list'] }, <Recognitions />));
    expect(await screen.findByText('GZR20260001')).toBeVisible();
    expect(screen.queryByText('操作')).toBeNull();
  });

  it('reissues a certificate with a reason, and none from before the portal', async () => {
    render(withPortal(user, <Recognitions />));
    expect(await screen.findByRole('button', { name: '下载证书 GZR20260001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '下载证书 老证1号' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '重新出具证书 GZR20260001' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('更正'));
    fireEvent.change(dialog.getByLabelText('更正后的企业名称'), { target: { value: '新名公司' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '重新出具证书' })));
    expect(await dialog.findByText('请填写原因')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '企业更名' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '重新出具证书' })));
    await waitFor(() =>
      expect(issue).toHaveBeenCalledWith({
        path: { id: 'f1' },
        data: {
          issue: 'correct',
          reason: '企业更名',
          company: '新名公司',
          valid_from: '2026-02-10',
          valid_to: '2029-02-09',
          version: 3,
        },
      }),
    );
  });

  it('shows no action to readers', async () => {
    render(withPortal({ ...user, permissions: ['review.list'] }, <Recognitions />));
    await screen.findByText('GZR20260001');
    expect(screen.queryByRole('button', { name: /重新出具/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '导入历史认定' })).toBeNull();
  });

  const heads = ['认定项目', '证书编号', '企业名称', '统一社会信用代码', '有效期自', '有效期至'];
  const rowsOf = (...lines: string[][]) =>
    [heads, ...lines].map((texts, i) => ({ number: i + 1, cells: texts.map(toPlainCell) }));
  const listed = (no: string) => ['瞪羚企业', no, '旧公司', '91210102MA0YK100XU', '2024-01-01', '2026-12-31'];

  it('shows empty cells among the faults, and has the server check the other lines alone', async () => {
    const rows = rowsOf(listed(''), listed('老证2号'), ['以下空白']);
    vi.spyOn(files, 'readBookFile').mockResolvedValue({ sheets: [{ name: '名单', rows }], known: {} });
    importing.mockResolvedValue(answer({ faults: [{ line: 0, field: 'no', msg: '证书编号已存在' }] }));
    render(withPortal(user, <Recognitions />));
    fireEvent.click(await screen.findByRole('button', { name: '导入历史认定' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('选择已填写的文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名单.xlsx')] },
    });
    expect(await dialog.findByText('请填写“证书编号”')).toBeVisible();
    expect(dialog.getByText('工作表“名单”B2')).toBeVisible();
    expect(dialog.getByText('证书编号已存在')).toBeVisible();
    expect(dialog.getByText('工作表“名单”B3')).toBeVisible();
    expect(importing.mock.calls[0]?.[0].data.recognitions.map(({ no }) => no)).toEqual(['老证2号']);
    expect(dialog.getByText(/“以下空白”是表后的说明/)).toBeVisible();
  });

  it('reads all sheets of a list, names them, and shows which recognition each line is', async () => {
    const sheets = ['2022年', '2023年'].map((name, i) => ({ name, rows: rowsOf(listed(`老证${i}号`)) }));
    vi.spyOn(files, 'readBookFile').mockResolvedValue({ sheets, known: {} });
    importing.mockResolvedValue(answer({ faults: [] }));
    render(withPortal(user, <Recognitions />));
    fireEvent.click(await screen.findByRole('button', { name: '导入历史认定' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('选择已填写的文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名单.xlsx')] },
    });
    expect(await dialog.findByText(/已读取工作表：2022年、2023年/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '导入2项' })).toBeVisible();
    expect(dialog.getAllByText('瞪羚企业')).toHaveLength(2);
  });

  it('imports a list of earlier recognitions after a preview', async () => {
    const rows = rowsOf(listed('老证2号'));
    vi.spyOn(files, 'readBookFile').mockResolvedValue({ sheets: [{ name: '名单', rows }], known: {} });
    importing.mockResolvedValue(answer({ faults: [] }));
    render(withPortal(user, <Recognitions />));
    fireEvent.click(await screen.findByRole('button', { name: '导入历史认定' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('选择已填写的文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名单.xlsx')] },
    });
    expect(await dialog.findByText('老证2号')).toBeVisible();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '导入1项' })));
    await waitFor(() =>
      expect(importing.mock.calls.map(([{ data }]) => data.preview)).toEqual([true, false]),
    );
    expect(importing.mock.calls[0]?.[0].data.recognitions).toEqual([
      {
        program: 'gazelle',
        kind: '',
        no: '老证2号',
        company: '旧公司',
        credit_code: '91210102MA0YK100XU',
        valid_from: '2024-01-01',
        valid_to: '2026-12-31',
      },
    ]);
  });
});
