import type { PoolExpert } from '@domain/experts/pool-calls';
import { expertListSheet } from '@domain/experts/pool-list';
import { createListTemplate } from '@domain/spreadsheet/list';
import type { ReadBook } from '@domain/spreadsheet/model';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '@/filling/spreadsheet/files';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Experts from '.';

const fetchPool = mockCall('expertPool');
const saveProfile = mockCall('saveExpertProfile');
const handBack = mockCall('handBackAssessments');
const updateUser = mockCall('updateUser');
const createUser = mockCall('createUser');
const importExperts = mockCall('importExperts');
const bookIn = vi.spyOn(files, 'readBookFile');
mockFeedback();

const user = { id: 'admin', permissions: ['review.final', 'users.manage'] };
const expert: PoolExpert = {
  id: 'e1',
  username: 'lilan',
  name: '李岚',
  enabled: true,
  active: true,
  open: 3,
  version: 2,
  fields: ['520'],
  title: 'professor',
  unit: '样例大学',
  unit_code: null,
  active_from: '2026-01-01',
  active_to: null,
  note: '',
  avoided: [],
};
const answer = <T,>(data: T) => ({ code: 200, msg: 'said', data }) as never;

beforeEach(() => {
  vi.clearAllMocks();
  fetchPool.mockResolvedValue(answer({ list: [expert], total: 1 }));
  saveProfile.mockResolvedValue(answer(expert));
  handBack.mockResolvedValue(answer({ count: 3 }));
  updateUser.mockResolvedValue(answer({}));
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  createUser.mockResolvedValue(answer({ id: 'e2', username: 'newone', password: 'Aa1!only-once' }));
  render(withPortal(user, <Experts />));
});

describe('ExpertsPage', () => {
  it('shows unit, title, field and open work of each expert', async () => {
    await screen.findByText('李岚 (lilan)');
    for (const text of ['样例大学', '教授', '计算机科学技术', '2026-01-01至…', '有效', '3'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('saves a profile at the version that was read, with the companies to avoid', async () => {
    fireEvent.click(await screen.findByRole('button', { name: '编辑李岚的资料' }));
    fireEvent.change(await screen.findByLabelText('单位'), { target: { value: '示例研究院' } });
    fireEvent.click(screen.getByRole('button', { name: '添加回避单位' }));
    fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    expect(await screen.findByText('请填写单位全称')).toBeTruthy();
    expect(saveProfile).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('单位名称（1）'), { target: { value: '老东家' } });
    fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(saveProfile).toHaveBeenCalledOnce());
    expect(saveProfile.mock.calls[0]?.[0]).toMatchObject({
      path: { id: 'e1' },
      data: { version: 2, unit: '示例研究院', title: 'professor', avoided: [{ name: '老东家' }] },
    });
  });

  it('creates an account and shows its one-time password once', async () => {
    fireEvent.click(await screen.findByRole('button', { name: '新增专家' }));
    fireEvent.change(await screen.findByLabelText('登录名'), { target: { value: 'newone' } });
    fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '新专家' } });
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800138000' } });
    fireEvent.click(screen.getByRole('button', { name: '创建账号' }));
    expect(await screen.findByText('Aa1!only-once')).toBeTruthy();
    expect(createUser).toHaveBeenCalledWith({
      data: expect.objectContaining({ username: 'newone', role: 'expert' }),
    });
  });

  it('returns open assessments before it disables an account, and stops where that fails', async () => {
    fireEvent.click(await screen.findByRole('button', { name: '交回评审并停用' }));
    await waitFor(() =>
      expect(updateUser).toHaveBeenCalledWith({ path: { id: 'e1' }, data: { enabled: false } }),
    );
    expect(handBack).toHaveBeenCalledWith({ path: { id: 'e1' } });
    updateUser.mockClear();
    handBack.mockResolvedValue({ code: 208, msg: 'no', data: null } as never);
    fireEvent.click(screen.getByRole('button', { name: '交回评审并停用' }));
    await waitFor(() => expect(handBack).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(fetchPool.mock.calls.length).toBeGreaterThan(2));
    expect(updateUser).not.toHaveBeenCalled();
  });

  /** A spreadsheet with one expert of this title. */
  function listOf(title: string): ReadBook {
    const { name, columns } = createListTemplate(expertListSheet, 'zh');
    const line: Record<string, string> = {
      username: 'new.one',
      name: '新专家',
      phone: '13800138000',
      unit: '样例大学',
      title,
    };
    const rows = [columns.map(({ head }) => head), columns.map(({ key }) => line[key] ?? '')];
    const cells = (texts: string[]) => texts.map((text) => (text ? { kind: 'text' as const, text } : null));
    return {
      sheets: [{ name, rows: rows.map((texts, i) => ({ number: i + 1, cells: cells(texts) })) }],
      known: {},
    };
  }

  it('shows faults of a list by cell, then a preview, and imports everybody', async () => {
    fireEvent.click(await screen.findByRole('button', { name: '批量导入' }));
    const choose = () =>
      fireEvent.change(screen.getByLabelText('选择已填写的文件', { selector: 'input' }), {
        target: { files: [new File(['x'], '名单.xlsx')] },
      });
    bookIn.mockResolvedValue(listOf('院士'));
    importExperts.mockResolvedValueOnce(
      answer({ faults: [{ line: 0, field: 'phone', msg: '手机号有误' }], doubts: [], passwords: [] }),
    );
    choose();
    expect(await screen.findByText('工作表“专家名单”H2')).toBeTruthy();
    expect(screen.getByText('手机号有误')).toBeTruthy();
    expect(screen.getByText('工作表“专家名单”D2')).toBeTruthy();

    bookIn.mockResolvedValue(listOf('教授'));
    importExperts.mockResolvedValueOnce(
      answer({ faults: [{ line: 0, field: 'username', msg: '登录名已被使用' }], passwords: [] }),
    );
    choose();
    expect(await screen.findByText('登录名已被使用')).toBeTruthy();
    expect(screen.getByText('工作表“专家名单”B2')).toBeTruthy();
    expect(screen.queryByText('导入1名专家')).toBeNull();

    importExperts.mockResolvedValueOnce(answer({ faults: [], passwords: [] }));
    choose();
    const send = await screen.findByText('导入1名专家');
    expect(importExperts).toHaveBeenLastCalledWith({
      data: { experts: [expect.objectContaining({ title: 'professor' })], preview: true },
    });
    const passwords = [{ id: 'e3', username: 'new.one', password: 'Bb2!only-once' }];
    importExperts.mockResolvedValueOnce(answer({ faults: [], passwords }));
    fireEvent.click(send);
    expect(await screen.findByText('Bb2!only-once')).toBeTruthy();
    expect(importExperts).toHaveBeenLastCalledWith({ data: { experts: expect.anything(), preview: false } });
  });

  it('asks about doubts, and keeps the preview of a list that is refused at its import, with the row', async () => {
    fireEvent.click(await screen.findByRole('button', { name: '批量导入' }));
    bookIn.mockResolvedValue(listOf('教授'));
    const doubts = [{ line: 0, field: 'phone', msg: '手机号与专家库中的李岚（lilan）相同' }];
    importExperts.mockResolvedValueOnce(answer({ faults: [], doubts, passwords: [] }));
    fireEvent.change(screen.getByLabelText('选择已填写的文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名单.xlsx')] },
    });
    expect(await screen.findByText(/与专家库中的李岚/)).toBeTruthy();
    expect(screen.getByText('工作表“专家名单”D2')).toBeTruthy();
    importExperts.mockResolvedValueOnce({
      code: 208,
      msg: '名单有1处错误',
      data: { faults: [{ line: 0, field: 'username', msg: '登录名已被使用' }] },
    } as never);
    fireEvent.click(screen.getByText('导入1名专家'));
    expect(await screen.findByText('登录名已被使用')).toBeTruthy();
    expect(screen.getByText('工作表“专家名单”B2')).toBeTruthy();
    expect(screen.getByText('新专家 (new.one)')).toBeTruthy();
  });
});
