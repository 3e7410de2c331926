import { render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import arabic from 'antd/locale/ar_EG';
import chinese from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import DayPicker from './DayPicker';

test.each([
  ['Chinese', chinese, '11月', '一'],
  ['Arabic', arabic, 'نوفمبر', 'السبت'],
])('The calendar names the month in %s, and begins the week as is usual there', (_, locale, month, day) => {
  render(
    <ConfigProvider locale={locale}>
      <DayPicker open value={dayjs('2026-11-05')} />
    </ConfigProvider>,
  );
  expect(screen.getByText(month)).toBeVisible();
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(day);
});
