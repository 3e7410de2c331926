import type { CalendarData } from '@domain/windows/calls';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { changeLanguage } from '@/utils/language';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import WorkCalendar from '.';

const saveCalendar = mockCall('saveCalendar');
const workCalendar = mockCall('workCalendar');
mockFeedback();

const day = (date: string, name: string) => ({ date, kind: 'holiday' as const, name });
const calendar = {
  year: 2026,
  version: 3,
  source: '国办通知',
  days: [day('2026-01-01', '元旦'), day('2026-01-02', '元旦'), day('2026-05-01', '劳动节')],
  updated_at: null,
  updated_by: null,
  years: [2026],
} as unknown as CalendarData;

beforeEach(() => {
  vi.clearAllMocks();
  saveCalendar.mockResolvedValue({ code: 200, msg: '已保存', data: calendar });
});

const show = async (change: Partial<CalendarData> = {}) => {
  workCalendar.mockImplementation(async ({ params }) => {
    const { year = 2026 } = params ?? {};
    const data = { ...calendar, ...(year === 2026 ? change : { year, days: [] }) };
    return { code: 200, msg: '', data };
  });
  render(withPortal({}, <WorkCalendar />, { at: '/review/calendar?year=2026' }));
  await screen.findByLabelText('名称');
};

describe('WorkCalendar', () => {
  it('shows consecutive days as one holiday', async () => {
    await show();
    expect(screen.getByText('2026-01-01 至 2026-01-02（2天）')).toBeVisible();
    expect(screen.getByText('2026-05-01')).toBeVisible();
  });

  it('shows the days of a holiday as the language writes them', async () => {
    await show();
    await act(() => changeLanguage('ar'));
    const cell = screen.getByText(/إلى/, { selector: 'bdi' });
    expect(cell.textContent?.replace(/\p{Cf}/gu, '')).toBe('من 1 يناير 2026 إلى 2 يناير 2026 (الأيام: 2)');
    await act(() => changeLanguage('zh-CN'));
  });

  it('shows that a year was not entered yet and has no days', async () => {
    await show({ version: 0, days: [] });
    expect(screen.getByText(/2026年尚未录入/)).toBeVisible();
    expect(screen.getByText('没有放假和调休的日子')).toBeVisible();
  });

  it('removes a whole holiday, and saves at the version that was read', async () => {
    await show();
    expect(screen.queryByText('有未保存的修改')).toBeNull();
    fireEvent.click(screen.getByLabelText('移除 元旦 2026-01-01'));
    expect(screen.queryByText(/2026-01-01/)).toBeNull();
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    expect(saveCalendar).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText(/^保\s*存$/));
    await waitFor(() => expect(saveCalendar).toHaveBeenCalledOnce());
    expect(saveCalendar).toHaveBeenCalledWith({
      data: {
        year: 2026,
        version: 3,
        source: '国办通知',
        days: [day('2026-05-01', '劳动节')],
      },
    });
  });

  const fieldOf = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = async (name: string, ...dates: string[]) => {
    for (const [i, date] of dates.entries()) {
      const box = fieldOf([/^日期/, /^最后一天/][i] as RegExp);
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: date } });
      fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
      fireEvent.blur(box);
    }
    fireEvent.change(fieldOf('名称'), { target: { value: name } });
    await screen.findByText('有未保存的修改');
  };
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const pressSave = () => fireEvent.click(screen.getByText(/^保\s*存$/));

  it('saves a period that is typed and was not added yet', async () => {
    await show({ version: 0, days: [] });
    await type('元旦', '2026-01-01', '2026-01-01');
    pressSave();
    await waitFor(() => expect(saveCalendar).toHaveBeenCalledOnce());
    expect(saveCalendar.mock.calls[0]?.[0]?.data?.days).toEqual([day('2026-01-01', '元旦')]);
  });

  it('saves neither an empty year nor a period without dates, and says why', async () => {
    await show({ version: 0, days: [] });
    pressSave();
    expect(await screen.findByText('2026年还没有放假日，未保存，请先添加')).toBeVisible();
    await type('元旦');
    pressSave();
    expect(await screen.findByText(/请填完要添加的日期和名称/)).toBeVisible();
    expect(saveCalendar).not.toHaveBeenCalled();
  });

  it('says at the fields what is missing where a period is added too early', async () => {
    await show();
    press(/^添\s?加$/);
    await waitFor(() => expect(screen.getAllByText('请填写此项')).toHaveLength(2));
  });

  it('takes days of another year along to that year, with their name', async () => {
    await show();
    await type('春节', '2027-02-05', '2027-02-11');
    expect(screen.getByText(/所填日期在2027年，请转到该年添加/)).toBeVisible();
    pressSave();
    press(/^转到2027年$/);
    await screen.findByText('没有放假和调休的日子');
    expect([fieldOf(/^日期/).value, fieldOf(/^最后一天/).value]).toEqual(['2027-02-05', '2027-02-11']);
    press(/^添\s?加$/);
    expect(await screen.findByText('2027-02-05 至 2027-02-11（7天）')).toBeVisible();
    expect(fieldOf('名称').value).toBe('');
    expect(feedback.confirm).not.toHaveBeenCalled();
    expect(saveCalendar).not.toHaveBeenCalled();
  });

  it.each([
    [['2026-10-08', '2026-10-01'], '最后一天早于第一天，请改正'],
    [['2026-12-31', '2027-01-02'], '起止日期跨年，请按年度分别添加'],
  ])('says why %o cannot be added', async (dates, reason) => {
    await show();
    await type('假日', ...dates);
    expect(screen.getByText(reason)).toBeVisible();
  });
});
