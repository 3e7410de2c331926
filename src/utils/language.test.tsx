import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { localeOf, locales } from '@/locales';
import { changeLanguage, translate, useLanguage, useText } from './language';

function Page() {
  const { language, locale, t } = useLanguage();
  const say = useText();
  return <p>{`${locale} ${language} ${t('menu.home')} ${say({ zh: '是', en: 'yes' })}`}</p>;
}

describe(useLanguage, () => {
  test("[spec 1.language] returns Chinese on a first visit, whatever the browser's language", () => {
    render(<Page />);
    expect(screen.getByText('zh-CN zh 首页 是')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});

describe(changeLanguage, () => {
  test('[spec 1.languageKept] changes all texts at once and keeps the choice', async () => {
    render(<Page />);
    await act(() => changeLanguage('en-US'));
    expect(screen.getByText('en-US en Home yes')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'en-US');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(localStorage.getItem('umi_locale')).toBe('en-US');
  });

  test('keeps the later of two choices, even where the texts of the earlier one arrive last', async () => {
    render(<Page />);
    await act(() => Promise.all([changeLanguage('ar'), changeLanguage('zh-CN')]));
    expect(screen.getByText('zh-CN zh 首页 是')).toBeInTheDocument();
    expect(localStorage.getItem('umi_locale')).toBe('zh-CN');
  });

  test('[spec 9.listeners] uses one of five listeners however much is rendered', async () => {
    const [on, off] = [vi.spyOn(i18next, 'on'), vi.spyOn(i18next, 'off')];
    const { unmount } = render(Array.from({ length: 20 }, (_, i) => <Page key={String(i)} />));
    await act(() => changeLanguage('en-US'));
    expect(screen.getAllByText('en-US en Home yes')).toHaveLength(20);
    unmount();
    expect([on, off].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  test.each(['he', 'fa', 'ku', 'ar-EG'])(
    '[spec 1.direction 1.languageKept] keeps %s, right-to-left, with Arabic texts and texts of the domain',
    async (tag) => {
      localStorage.setItem('umi_locale', tag);
      expect(localeOf(localStorage.getItem('umi_locale')).tag).toBe(tag);
      render(<Page />);
      await act(() => changeLanguage(tag));
      expect(document.documentElement).toHaveAttribute('dir', 'rtl');
      expect(document.documentElement).toHaveAttribute('lang', 'ar');
      expect(localStorage.getItem('umi_locale')).toBe(tag);
      expect(screen.getByText(new RegExp(`^${tag} ar الرئيسية .*`))).toBeInTheDocument();
      expect(translate('exports.title')).toBe('تصدير الطلبات الظاهرة في النتائج');
    },
  );
});

describe('locales', () => {
  test('offer only languages that have texts', () => {
    expect(locales.map(({ tag }) => tag)).toEqual(['zh-CN', 'en-US', 'ar']);
  });
});
