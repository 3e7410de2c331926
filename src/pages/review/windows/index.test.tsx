import { programs } from '@domain/programs/registry';
import type { WindowDetail } from '@domain/windows/managed-window-calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import NewBatch from './components/NewBatch';
import PlanForm, { fromPicker, PlanFields, toPicker } from './components/PlanForm';
import WindowDrawer, { Steps } from './components/WindowDrawer';

const changeWindow = mockCall('changeWindow');
const closeWindow = mockCall('closeWindow');
const createWindow = mockCall('createWindow');
mockFeedback();

const WINDOW = {
  id: 'w1',
  state: 'open',
  version: 3,
  opens_at: '2026-06-01T01:00:12.345Z',
  closes_at: '2026-06-30T09:00:00.000Z',
  first_review_by: null,
  quota: 2,
  grace_minutes: 0,
} as WindowDetail;
const QUESTION = { code: 208, msg: '还有2份草稿未提交', data: { confirm: true, drafts: 2 } };

beforeEach(() => {
  vi.clearAllMocks();
  closeWindow.mockImplementation(async ({ data: { confirmed } }) =>
    confirmed ? { code: 200, msg: '已截止申报', data: WINDOW } : (QUESTION as never),
  );
});

describe('WindowDrawer closing now', () => {
  async function close(reason: string) {
    const onDone = vi.fn();
    render(<Steps window={WINDOW} onDone={onDone} />);
    fireEvent.click(screen.getByText('立即截止'));
    fireEvent.change(await screen.findByLabelText('原因'), { target: { value: reason } });
    fireEvent.click(screen.getAllByText('立即截止').at(-1) as HTMLElement);
    return onDone;
  }

  it('repeats the request with a confirmation when the server names what would be lost', async () => {
    vi.mocked(feedback.confirm).mockResolvedValue(true);
    const onDone = await close('名额已满');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(WINDOW));
    expect(feedback.confirm).toHaveBeenCalledWith(expect.objectContaining({ content: QUESTION.msg }));
    const sent = closeWindow.mock.calls;
    expect(sent.map(([{ data }]) => data)).toEqual([
      { version: 3, reason: '名额已满', confirmed: false },
      { version: 3, reason: '名额已满', confirmed: true },
    ]);
    expect(feedback.error).not.toHaveBeenCalled();
  });

  it('returns to the dialog with the reason when the user declines', async () => {
    vi.mocked(feedback.confirm).mockResolvedValue(false);
    const onDone = await close('名额已满');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(undefined));
    expect(closeWindow).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.ant-zoom-leave')).toBeNull();
    expect(screen.getByRole('dialog', { name: '立即截止' })).toBeVisible();
    expect(screen.getByLabelText('原因')).toHaveValue('名额已满');
  });

  it('requires a reason before anything is sent', async () => {
    await close(' ');
    await screen.findByText('请说明原因');
    expect(closeWindow).not.toHaveBeenCalled();
  });
});

it('Steps says before a window is switched off what companies see of it and of the reason', async () => {
  render(<Steps window={WINDOW} onDone={vi.fn()} />);
  fireEvent.click(screen.getByText(/^停\s*用$/));
  expect(await screen.findByText(/企业看到该批次“暂停受理”.*所填原因原样显示给企业/)).toBeInTheDocument();
});

describe('PlanForm', () => {
  it('sends times that were not edited unchanged, to the last second', async () => {
    changeWindow.mockResolvedValue({ code: 200, msg: '', data: WINDOW });
    render(<PlanForm window={WINDOW} onDone={vi.fn()} />);
    fireEvent.change(screen.getByLabelText(/每家企业限额/), { target: { value: '3' } });
    fireEvent.click(screen.getByText(/^保\s*存$/));
    await waitFor(() => expect(changeWindow).toHaveBeenCalledTimes(1));
    expect(changeWindow.mock.calls[0]?.[0].data).toEqual({
      opens_at: WINDOW.opens_at,
      closes_at: WINDOW.closes_at,
      first_review_by: null,
      quota: 3,
      grace_minutes: 0,
      enabled: true,
      version: 3,
      reason: '',
      confirmed: false,
    });
  });

  it('toPicker and fromPicker use Beijing time wherever the browser is', () => {
    const shown = toPicker('2026-06-30T16:30:00Z');
    expect(shown?.format('YYYY-MM-DD HH:mm')).toBe('2026-07-01 00:30');
    expect(fromPicker(shown)).toBe('2026-06-30T16:30:00.000Z');
    expect(fromPicker(null)).toBeNull();
  });
});

describe('NewBatch', () => {
  /** Chooses the first day offered, without a time. */
  async function chooseDay(label: string) {
    const field = screen.getByLabelText(label);
    fireEvent.mouseDown(field);
    fireEvent.click(field);
    await waitFor(() => expect(document.querySelector('.ant-picker-cell-in-view')).not.toBeNull());
    const days = document.querySelectorAll(
      '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) .ant-picker-cell-in-view',
    );
    fireEvent.click(days[0] as HTMLElement);
    return field as HTMLInputElement;
  }

  it.each([
    ['开始时间', '00:00'],
    ['截止时间', '17:00'],
  ])('sets a day of %s without a time to %s', async (label, time) => {
    render(
      <Form>
        <PlanFields />
      </Form>,
    );
    const field = await chooseDay(label);
    await waitFor(() => expect(field.value).toMatch(new RegExp(`${time}$`)));
  });

  const onCreated = vi.fn();
  const open = () => {
    const onClose = vi.fn();
    render(
      <NewBatch isOpen program="gazelle" onClose={onClose} onCreated={onCreated} onSomeCreated={() => {}} />,
    );
    return onClose;
  };
  const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  const typeDays = (days: Record<string, string>) => {
    for (const [label, value] of Object.entries(days)) {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
  };
  const create = () => fireEvent.click(screen.getByRole('button', { name: '建立批次' }));

  it('creates a batch of every program with its own quota, asks once, and keeps those that were refused', async () => {
    const overlap = { code: 208, msg: '时间重叠，请调整', data: { field: 'opens_at' } };
    createWindow.mockImplementation(async ({ data: { program, confirmed } }) => {
      if (!confirmed) return { code: 208, msg: '2027年的节假日还没有录入', data: { confirm: true } } as never;
      return program === 'hightech' ? (overlap as never) : { code: 200, msg: '已建立', data: WINDOW };
    });
    vi.mocked(feedback.confirm).mockResolvedValue(true);
    open();
    typeDays({ 开始时间: '2027-01-05', 截止时间: '2027-02-05' });
    fireEvent.click(screen.getByRole('button', { name: '选择全部项目' }));
    create();
    await screen.findByText(/高新技术企业.*：时间重叠，请调整/);
    expect(feedback.success).toHaveBeenCalledWith(`已为${programs.length - 1}个项目建立批次`);
    expect(feedback.confirm).toHaveBeenCalledOnce();
    expect(feedback.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '确认建立？' }));
    const sent = createWindow.mock.calls.map(([{ data }]) => data);
    for (const { key, perCompanyAndBatch } of programs)
      expect(sent).toContainEqual(
        expect.objectContaining({ program: key, quota: perCompanyAndBatch, batch_year: 2027 }),
      );
    expect(onCreated).not.toHaveBeenCalled();

    createWindow.mockClear();
    createWindow.mockResolvedValue({ code: 200, msg: '2027年第1批已建立', data: WINDOW });
    typeDays({ 开始时间: '2027-01-10' });
    create();
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith(WINDOW));
    expect(createWindow.mock.calls.map(([{ data }]) => data.program)).toEqual(['hightech']);
  });

  it('closes at once as long as nothing was typed', async () => {
    const onClose = open();
    cancel();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(feedback.confirm).not.toHaveBeenCalled();
  });

  it('shows at the field what the server refuses of it, and keeps it until that is changed', async () => {
    const refused = {
      code: 208,
      msg: '初审完成时间不能早于截止时间，请调整',
      data: { field: 'first_review_by' },
    };
    createWindow.mockResolvedValue(refused as never);
    open();
    typeDays({ 开始时间: '2027-01-05', 截止时间: '2027-02-05', 初审完成时间: '2027-01-20' });
    create();
    await screen.findByText(refused.msg);
    const field = screen.getByLabelText('初审完成时间');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(feedback.error).not.toHaveBeenCalled();
    expect(createWindow.mock.lastCall?.[0]?.data).toMatchObject({
      opens_at: '2027-01-04T16:00:00.000Z',
      closes_at: '2027-02-05T09:00:00.000Z',
    });

    fireEvent.change(field, { target: { value: '2027-02-20' } });
    fireEvent.blur(field);
    await waitFor(() => expect(screen.queryByText(refused.msg)).toBeNull());
  });

  it('asks before it discards what was typed', async () => {
    vi.mocked(feedback.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const onClose = open();
    fireEvent.change(screen.getByLabelText('批次年度'), { target: { value: '2027' } });
    cancel();
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(onClose).not.toHaveBeenCalled();
    cancel();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe('WindowDrawer', () => {
  it('shows an auditor dates and extensions, and nothing to change them', async () => {
    const extended = [
      {
        company: { id: 'c1', name: '示例企业' },
        until: WINDOW.closes_at,
        reason: '停电',
        granted_by: '周岩',
      },
    ];
    const fetchWindow = mockCall('managedWindow');
    fetchWindow.mockResolvedValue({
      code: 200,
      msg: '',
      data: { ...WINDOW, title: '瞪羚企业', companies: [], log: [], extended },
    } as never);
    const auditor = { id: 'u1', permissions: ['windows.read'] };
    render(withPortal(auditor, <WindowDrawer id="w1" onClose={vi.fn()} onChanged={vi.fn()} />));
    await screen.findByText('示例企业');
    expect(screen.getByText('查看批次')).toBeVisible();
    expect(screen.getByText('2026-06-30 17:00')).toBeVisible();
    const names = screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
    expect(names.filter(Boolean)).toEqual([]);
  });

  it('keeps what was typed when another button changes the batch, and renews the rest', async () => {
    const shown = { ...WINDOW, title: '瞪羚企业', companies: [], log: [], extended: [] };
    mockCall('managedWindow').mockResolvedValue({ code: 200, msg: '', data: shown } as never);
    const closed = { ...shown, version: 4, state: 'closed', closes_at: '2026-06-10T02:00:00.000Z' };
    closeWindow.mockResolvedValue({ code: 200, msg: '', data: closed } as never);
    changeWindow.mockResolvedValue({ code: 200, msg: '', data: { ...closed, version: 5 } } as never);
    const manager = { id: 'u1', permissions: ['windows.manage'] };
    render(withPortal(manager, <WindowDrawer id="w1" onClose={vi.fn()} onChanged={vi.fn()} />));
    const reasons = () => screen.getAllByLabelText('原因');
    await screen.findByText('立即截止');
    fireEvent.change(reasons()[0] as HTMLElement, { target: { value: '增加限额' } });
    fireEvent.change(reasons()[1] as HTMLElement, { target: { value: '企业停电' } });
    fireEvent.click(screen.getByText('立即截止'));
    await waitFor(() => expect(reasons()).toHaveLength(3));
    fireEvent.change(reasons()[2] as HTMLElement, { target: { value: '名额已满' } });
    fireEvent.click(screen.getAllByText('立即截止').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('截止时间')).toHaveValue('2026-06-10 10:00'));
    expect(reasons().slice(0, 2)).toEqual([
      expect.objectContaining({ value: '增加限额' }),
      expect.objectContaining({ value: '企业停电' }),
    ]);

    fireEvent.click(screen.getByText(/^保\s*存$/));
    await waitFor(() => expect(reasons()[0]).toHaveValue(''));
    expect(reasons()[1]).toHaveValue('企业停电');
  });
});
