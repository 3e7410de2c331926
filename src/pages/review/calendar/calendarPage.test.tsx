import type { CalendarData } from '@domain/windows/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@/utils/language';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import YearEditor from './components/YearEditor';

const saveCalendar = mockCall('saveCalendar');
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

const show = (change: Partial<CalendarData> = {}) => {
  const onSaved = vi.fn();
  render(withPortal({}, <YearEditor calendar={{ ...calendar, ...change }} onSaved={onSaved} />));
  return onSaved;
};

describe('YearEditor', () => {
  it('shows consecutive days as one holiday', () => {
    show();
    expect(screen.getByText('2026-01-01 至 2026-01-02（2天）')).toBeVisible();
    expect(screen.getByText('2026-05-01')).toBeVisible();
  });

  it('shows the days of a holiday as the language writes them', async () => {
    await changeLanguage('ar');
    show();
    const cell = screen.getByText(/إلى/, { selector: 'bdi' });
    expect(cell.textContent?.replace(/\p{Cf}/gu, '')).toBe('من 1 يناير 2026 إلى 2 يناير 2026 (الأيام: 2)');
    await changeLanguage('zh-CN');
  });

  it('shows that a year was not entered yet and has no days', () => {
    show({ version: 0, days: [] });
    expect(screen.getByText(/2026年尚未录入/)).toBeVisible();
    expect(screen.getByText('没有放假和调休的日子')).toBeVisible();
  });

  it('removes a whole holiday, and saves at the version that was read', async () => {
    const onSaved = show();
    expect(screen.queryByText('有未保存的修改')).toBeNull();
    fireEvent.click(screen.getByLabelText('移除 元旦 2026-01-01'));
    expect(screen.queryByText(/2026-01-01/)).toBeNull();
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    expect(saveCalendar).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText(/^保\s*存$/));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(calendar));
    expect(saveCalendar).toHaveBeenCalledWith({
      data: {
        year: 2026,
        version: 3,
        source: '国办通知',
        days: [day('2026-05-01', '劳动节')],
      },
    });
  });

  const type = async (name: string, ...dates: string[]) => {
    for (const [i, date] of dates.entries()) {
      const box = document.querySelectorAll('#range, #range-last')[i] as HTMLInputElement;
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: date } });
      fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
      fireEvent.blur(box);
    }
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: name } });
    await screen.findByText('有未保存的修改');
  };
  const pressSave = () => fireEvent.click(screen.getByText(/^保\s*存$/));

  it('saves a period that is typed and was not added yet', async () => {
    show({ version: 0, days: [] });
    await type('元旦', '2026-01-01', '2026-01-01');
    pressSave();
    await waitFor(() => expect(saveCalendar).toHaveBeenCalledOnce());
    expect(saveCalendar.mock.calls[0]?.[0]?.data?.days).toEqual([day('2026-01-01', '元旦')]);
  });

  it('saves neither an empty year nor a period without dates, and says why', async () => {
    show({ version: 0, days: [] });
    pressSave();
    expect(await screen.findByText('2026年还没有放假日，未保存，请先添加')).toBeVisible();
    await type('元旦');
    pressSave();
    expect(await screen.findByText(/请填完要添加的日期和名称/)).toBeVisible();
    expect(saveCalendar).not.toHaveBeenCalled();
  });

  it('disables adding before day and name are given', () => {
    show();
    expect(screen.getByText(/^添\s?加$/, { selector: 'button span' }).closest('button')).toBeDisabled();
  });
});
