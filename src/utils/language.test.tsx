import { act, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { localeOf, locales } from '@/locales';
import { changeLanguage, translate, useLanguage, useText } from './language';

function Page() {
  const { language, locale, t } = useLanguage();
  const say = useText();
  return <p>{`${locale} ${language} ${t('menu.home')} ${say({ zh: '是', en: 'yes' })}`}</p>;
}

test('[spec 1.language] Chinese is the language of a first visit, whatever the browser speaks', () => {
  render(<Page />);
  expect(screen.getByText('zh-CN zh 首页 是')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('[spec 1.languageKept] a change of language shows everywhere at once and is kept', async () => {
  render(<Page />);
  await act(() => changeLanguage('en-US'));
  expect(screen.getByText('en-US en Home yes')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'en-US');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(dayjs.locale()).toBe('en');
  expect(localStorage.getItem('umi_locale')).toBe('en-US');
  await act(() => changeLanguage('zh-CN'));
  expect(dayjs.locale()).toBe('zh-cn');
});

test('[spec 9.listeners] however much is drawn, one of the five listeners of a change tells it', async () => {
  const [on, off] = [vi.spyOn(i18next, 'on'), vi.spyOn(i18next, 'off')];
  const { unmount } = render(Array.from({ length: 20 }, (_, i) => <Page key={String(i)} />));
  await act(() => changeLanguage('en-US'));
  expect(screen.getAllByText('en-US en Home yes')).toHaveLength(20);
  unmount();
  expect([on, off].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test.each(['he', 'fa', 'ku', 'ar-EG'])(
  '[spec 1.direction 1.languageKept] %s is kept and laid out from right to left, in Arabic, with texts of the domain in English',
  async (tag) => {
    localStorage.setItem('umi_locale', tag);
    expect(localeOf(localStorage.getItem('umi_locale')).tag).toBe(tag);
    render(<Page />);
    await act(() => changeLanguage(tag));
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(localStorage.getItem('umi_locale')).toBe(tag);
    expect(screen.getByText(new RegExp(`^${tag} en الرئيسية .?yes`))).toBeInTheDocument();
    expect(translate('exports.title')).toBe('تصدير الطلبات الظاهرة في النتائج');
  },
);

test('only languages that have texts are offered', () => {
  expect(locales.map(({ tag }) => tag)).toEqual(['zh-CN', 'en-US', 'ar']);
});
