/** Effects of language and settings on the whole page. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import DisplaySettings from '@/layouts/components/DisplaySettings';
import LanguageSwitch from '@/layouts/components/LanguageSwitch';
import settings from '@/models/settings';
import * as languages from '@/utils/language';
import { useLanguage, useText } from '@/utils/language';
import { startStore } from '../../../../tests/support/portal/store';
import AntdFrame from '../AntdFrame';
import Providers from '.';

const store = startStore([settings]);
const html = document.documentElement;

function Sample() {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <LanguageSwitch />
      <DisplaySettings />
      <p>{t('user.menu', { name: 'Acme (China)' })}</p>
      <p>{say({ zh: '瞪羚', en: 'Gazelle (2026)' })}</p>
      <p>{t('forms.nav.check')}</p>
      <Pagination total={50} />
    </>
  );
}

const page = (children: ReactNode) =>
  render(
    <Provider store={store.redux}>
      <Providers>
        <AntdFrame>{children}</AntdFrame>
      </Providers>
    </Provider>,
  );
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => void page(<Sample />));

describe('Providers', () => {
  test('switches page and antd to right-to-left in Arabic, and isolates text of other languages', async () => {
    await choose('العربية');
    await waitFor(() => expect(html).toHaveAttribute('dir', 'rtl'));
    expect(html).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('list')).toHaveClass('ant-pagination-rtl');
    expect(screen.getByText('قائمة الحساب: \u2068Acme (China)\u2069')).toBeInTheDocument();
    expect(screen.getByText('\u2068Gazelle (2026)\u2069')).toBeInTheDocument();
    await choose('简体中文');
    await waitFor(() => expect(html).toHaveAttribute('dir', 'ltr'));
    expect(screen.getByText('瞪羚')).toBeInTheDocument();
  });

  test('marks Arabic as the language in use for a tag of one of its countries', async () => {
    await act(() => languages.changeLanguage('ar-EG'));
    expect(screen.getByRole('button', { name: 'العربية' })).toHaveAttribute('aria-pressed', 'true');
    await choose('简体中文');
  });

  test('keeps what is shown when the texts of antd arrive, a toast included', async () => {
    const words = vi.spyOn(languages, 'getAntdLocale').mockReturnValue(undefined);
    await choose('English');
    await waitFor(() => expect(html).toHaveAttribute('lang', 'en-US'));
    const shown = screen.getByRole('list');
    words.mockRestore();
    await choose('简体中文');
    expect(screen.getByRole('list')).toBe(shown);
  });

  test('has a switch in the bar for each display setting', async () => {
    await choose('显示设置');
    const panel = within(await screen.findByRole('dialog'));
    const toggle = async (name: string) => {
      const control = await panel.findByRole('switch', { name });
      await act(async () => fireEvent.click(control));
    };
    await toggle('高对比度');
    expect(html).toHaveClass('high-contrast');
    expect(html.style.getPropertyValue('--portal-text')).toBe('#000000');
    await toggle('大字版');
    await toggle('色弱模式');
    expect(html).toHaveClass('large-text', 'color-weak');
    await toggle('高对比度');
    expect(html).not.toHaveClass('high-contrast');
    expect(html.style.getPropertyValue('--portal-text')).not.toBe('#000000');
  });

  test('shows the chosen colour scheme, and the light one on paper', async () => {
    const scheme = () => html.style.getPropertyValue('color-scheme');
    expect(scheme()).toBe('light');
    await choose('显示设置');
    const panel = within(await screen.findByRole('dialog'));
    const dark = await panel.findByRole('radio', { name: '深色' });
    await act(async () => fireEvent.click(dark));
    expect(scheme()).toBe('dark');
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(scheme()).toBe('light');
    await act(async () => window.dispatchEvent(new Event('afterprint')));
    expect(scheme()).toBe('dark');
    await act(async () => fireEvent.click(panel.getByRole('radio', { name: '跟随系统' })));
    expect(scheme()).toBe('light');
  });
});
