import type { RegisterItem } from '@domain/registers/calls';
import type { PlainCell } from '@domain/spreadsheet/model';
import { createFileFault } from '@domain/spreadsheet/sheet-faults';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as files from '@/filling/spreadsheet/files';
import * as registers from '@/services/upload/importRegister';
import { feedback } from '@/utils/feedback';
import { changeLanguage } from '@/utils/language';
import { toPlainCell } from '../../../../tests/support/plain-cell';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Registers from '.';

const version = (number: number, kept = true) => ({
  number,
  source: '市场监督管理局',
  as_of: '2026-06-01',
  file_name: 'a.csv',
  lines: 2,
  sha256: 'abc',
  imported_at: '2026-06-10T02:00:00Z',
  imported_by: '周岩',
  kept,
});
const item: RegisterItem = {
  kind: 'company',
  way: 'file',
  present: version(3),
  versions: [version(3), version(2), version(1, false)],
  service: null,
  version: 7,
  changed_by: '周岩',
  changed_at: '2026-06-10T02:00:00Z',
};
const off: RegisterItem = {
  ...item,
  kind: 'patent',
  way: 'off',
  present: null,
  versions: [],
  service: 'p.example.cn',
};
const answer = (data: unknown, code = 200) => ({ code, msg: '好', data }) as never;
const list = mockCall('registers');
const change = mockCall('switchRegister');
const importing = vi.spyOn(registers, 'importRegister');
mockFeedback();

beforeEach(() => {
  vi.clearAllMocks();
  list.mockResolvedValue(answer([item, off]));
  change.mockResolvedValue(answer(item));
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  render(withPortal({}, <Registers />));
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('RegistersPage', () => {
  test('shows the day of the data in the format of the language', async () => {
    await act(() => changeLanguage('en-US'));
    onTestFinished(() => act(() => changeLanguage('zh-CN')));
    expect(await screen.findByText(/^(1 Jun|Jun 1),? 2026$/)).toBeVisible();
    expect(screen.queryByText('2026-06-01')).toBeNull();
  });

  test('shows by which variable an external service is set, where there is none', async () => {
    const company = await card('企业登记');
    expect(company.getByText('未配置（由运维人员设置变量REGISTER_COMPANY_URL）')).toBeInTheDocument();
    expect((await card('专利')).getByText('p.example.cn')).toBeInTheDocument();
  });

  test('returns to an earlier version after a confirmation, at the setting that was read', async () => {
    const company = await card('企业登记');
    const details = company.getByText('历次版本（3）').closest('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(company.getByText('使用中')).toBeInTheDocument();
    expect(company.getByText('内容已清理')).toBeInTheDocument();
    await act(async () => fireEvent.click(company.getByRole('button', { name: '启用此版本 第2版' })));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({
        path: { id: 'company' },
        data: { way: 'file', number: 2, version: 7 },
      }),
    );
    expect(feedback.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: '启用“企业登记”第2版？' }),
    );
  });

  test('shows that a register is off, and can switch to an external service where there is one', async () => {
    const patent = await card('专利');
    expect(patent.getByText('未启用：相关信息显示为“尚未核对”')).toBeInTheDocument();
    await act(async () => fireEvent.click(patent.getByRole('button', { name: '改用外部接口' })));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({
        path: { id: 'patent' },
        data: { way: 'http', number: null, version: 7 },
      }),
    );
  });

  /** Opens the import of the company register and lets it check a workbook with these sheets. */
  async function check(sheets: Record<string, (PlainCell | string)[][]>) {
    vi.spyOn(files, 'readBookFile').mockResolvedValue({
      sheets: Object.entries(sheets).map(([name, rows]) => ({
        name,
        rows: rows.map((cells, i) => ({
          number: i + 1,
          cells: cells.map((cell) => (typeof cell === 'string' ? toPlainCell(cell) : cell)),
        })),
      })),
      known: {},
    });
    const company = await card('企业登记');
    fireEvent.click(company.getByRole('button', { name: '导入文件 企业登记' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('数据来源'), { target: { value: '市场监督管理局' } });
    const day = dialog.getByLabelText('数据日期');
    fireEvent.mouseDown(day);
    fireEvent.change(day, { target: { value: '2026-01-02' } });
    fireEvent.keyDown(day, { key: 'Enter', keyCode: 13 });
    fireEvent.change(dialog.getByLabelText('选择文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名册.xlsx')] },
    });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '检查文件' })));
    return dialog;
  }
  const heads = ['信用代码', '企业名称'];

  test('lists the cells of a workbook that are formulas, and sends nothing', async () => {
    const dialog = await check({ 名册: [heads, ['9121', { kind: 'formula' }], [{ kind: 'error' }, '乙']] });
    expect(await dialog.findByText('工作表“名册”B2、A3')).toBeVisible();
    expect(importing).not.toHaveBeenCalled();
    expect(feedback.error).not.toHaveBeenCalled();
  });

  test('reads all sheets of a register, and names sheet and row of each fault', async () => {
    const faults = [{ line: 4, column: 'credit_code', msg: '与第2行重复', first: 2 }];
    importing.mockResolvedValueOnce(
      answer({ lines: 2, number: null, total: null, sample: [], faults, notes: [], fault_count: 1 }),
    );
    const dialog = await check({
      一季度: [heads, ['9121', '甲']],
      二季度: [
        [...heads, '备注'],
        ['9121', '甲', '重复'],
      ],
    });
    expect(await dialog.findByText(/已读取工作表：一季度、二季度/)).toBeVisible();
    expect(dialog.getByText('工作表“二季度”第2行')).toBeVisible();
    expect(dialog.getByText('与工作表“一季度”第2行重复，请删去其中一行')).toBeVisible();
    expect(dialog.getByText(/名册没有“备注”这一列/)).toBeVisible();
  });

  test('reads a workbook and adds its rows to the version in use', async () => {
    const text = (value: string) => ({ kind: 'text' as const, text: value });
    const rows = [
      [text('信用代码'), text('企业名称')],
      [text('9121'), text('样例')],
    ].map((cells, i) => ({ number: i + 1, cells }));
    vi.spyOn(files, 'readBookFile').mockResolvedValue({ sheets: [{ name: '名册', rows }], known: {} });
    const company = await card('企业登记');
    fireEvent.click(company.getByRole('button', { name: '导入文件 企业登记' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: '下载模板' })).toBeVisible();
    fireEvent.click(dialog.getByLabelText(/增补：在第3版（2条）基础上增加/));
    fireEvent.change(dialog.getByLabelText('数据来源'), { target: { value: '市场监督管理局' } });
    const day = dialog.getByLabelText('数据日期');
    fireEvent.mouseDown(day);
    fireEvent.change(day, { target: { value: '2026-01-02' } });
    fireEvent.keyDown(day, { key: 'Enter', keyCode: 13 });
    fireEvent.change(dialog.getByLabelText('选择文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名册.xlsx')] },
    });
    importing.mockResolvedValueOnce(
      answer({ lines: 1, number: null, total: null, sample: [], faults: [], notes: [], fault_count: 0 }),
    );
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '检查文件' })));
    await waitFor(() => expect(importing).toHaveBeenCalled());
    const [kind, sent, query] = importing.mock.calls[0] ?? [];
    expect([kind, sent?.name, query?.mode]).toEqual(['company', '名册.xlsx', 'add']);
    expect(await sent?.text()).toBe('"统一社会信用代码","企业名称"\n"9121","样例"');
  });

  test('shows which format a larger workbook needs, before it is chosen and again afterwards', async () => {
    vi.spyOn(files, 'readBookFile').mockResolvedValue(createFileFault('rows', { limit: 20_000 }));
    const company = await card('企业登记');
    fireEvent.click(company.getByRole('button', { name: '导入文件 企业登记' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/不超过20000行、5 MB；更多时请在表格软件中“另存为”CSV/)).toBeVisible();
    fireEvent.change(dialog.getByLabelText('数据来源'), { target: { value: '市场监督管理局' } });
    const day = dialog.getByLabelText('数据日期');
    fireEvent.mouseDown(day);
    fireEvent.change(day, { target: { value: '2026-01-02' } });
    fireEvent.keyDown(day, { key: 'Enter', keyCode: 13 });
    fireEvent.change(dialog.getByLabelText('选择文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名册.xlsx')] },
    });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '检查文件' })));
    await waitFor(() =>
      expect(feedback.error).toHaveBeenCalledWith(expect.stringContaining('“另存为”CSV后重新选择')),
    );
    expect(importing).not.toHaveBeenCalled();
  });

  test('checks a file first, names its wrong rows, and imports a correct one', async () => {
    const company = await card('企业登记');
    fireEvent.click(company.getByRole('button', { name: '导入文件 企业登记' }));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['x'], '名册.csv');
    const choose = () =>
      fireEvent.change(dialog.getByLabelText('选择文件', { selector: 'input' }), {
        target: { files: [file] },
      });
    fireEvent.change(dialog.getByLabelText('数据来源'), { target: { value: '市场监督管理局' } });
    const day = dialog.getByLabelText('数据日期');
    fireEvent.mouseDown(day);
    fireEvent.change(day, { target: { value: '2026-01-02' } });
    fireEvent.keyDown(day, { key: 'Enter', keyCode: 13 });
    choose();
    const read = { lines: 2, number: null, sample: [], notes: [{ line: 1, msg: '没有“移除日期”这一列' }] };
    const faults = [{ line: 3, column: 'name', msg: '缺少企业名称，请补充', first: null }];
    importing.mockResolvedValueOnce(answer({ ...read, faults, fault_count: 1 }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '检查文件' })));
    expect(await dialog.findByText('缺少企业名称，请补充')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /导入\d+条/ })).toBeNull();

    choose();
    const sample = [{ credit_code: '9121', name: '样例' }];
    importing.mockResolvedValue(answer({ ...read, sample, faults: [], fault_count: 0 }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '检查文件' })));
    expect(await dialog.findByText('样例')).toBeInTheDocument();
    expect(dialog.getByText('没有“移除日期”这一列')).toBeVisible();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '导入2条' })));
    const said = { source: '市场监督管理局', as_of: '2026-01-02', mode: 'replace' };
    await waitFor(() =>
      expect(importing.mock.calls.map(([kind, , query]) => [kind, query])).toEqual([
        ['company', { ...said, preview: 'true' }],
        ['company', { ...said, preview: 'true' }],
        ['company', { ...said, preview: 'false' }],
      ]),
    );
    expect(list).toHaveBeenCalledTimes(2);
  });

  test('compares a file with the version in use, and asks before an old part of a register replaces it', async () => {
    list.mockResolvedValue(answer([{ ...item, present: { ...version(3), lines: 22 } }]));
    render(withPortal({}, <Registers />));
    const [, company] = await screen.findAllByRole('region', { name: '企业登记' });
    fireEvent.click(within(company as HTMLElement).getByRole('button', { name: '导入文件 企业登记' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('数据来源'), { target: { value: '市场监督管理局' } });
    const day = dialog.getByLabelText('数据日期');
    fireEvent.mouseDown(day);
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    fireEvent.keyDown(day, { key: 'Enter', keyCode: 13 });
    fireEvent.change(dialog.getByLabelText('选择文件', { selector: 'input' }), {
      target: { files: [new File(['x'], '名册.csv')] },
    });
    const change = { added: 0, changed: 1, gone: 21 };
    importing.mockResolvedValue(
      answer({
        lines: 1,
        number: null,
        total: null,
        sample: [],
        faults: [],
        notes: [],
        fault_count: 0,
        change,
      }),
    );
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '检查文件' })));
    expect(await dialog.findByText(/新增0条，变更1条，减少21条/)).toBeInTheDocument();
    vi.mocked(feedback.confirm).mockResolvedValueOnce(false);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '导入1条' })));
    expect(feedback.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        content: '文件只有1条，不到现有22条的一半，请核对。数据日期为2020-01-01，早于现有版本的2026-06-01。',
      }),
    );
    expect(importing).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: '导入1条' })));
    await waitFor(() => expect(importing).toHaveBeenCalledTimes(2));
  });
});
