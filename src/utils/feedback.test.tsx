import { act, fireEvent, render, screen } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { expect, it, onTestFinished, vi } from 'vitest';
import { feedback } from './feedback';
import FeedbackHost from './feedbackHost';
import { changeLanguage } from './language';

const speak = () => {
  render(
    <App>
      <FeedbackHost />
    </App>,
  );
  act(() => feedback.success('The answer was sent'));
  return screen.findByText('The answer was sent');
};

it('marks English text on an Arabic page, and nothing else', async () => {
  await act(() => changeLanguage('ar'));
  expect(await speak()).toHaveAttribute('lang', 'en');
  act(() => feedback.success('تم الإرسال'));
  expect(await screen.findByText('تم الإرسال')).not.toHaveAttribute('lang');
  act(() => void feedback.confirm({ title: 'Send it?' }));
  // antd says the title twice: on the dialog and in it.
  for (const title of await screen.findAllByText('Send it?')) expect(title).toHaveAttribute('lang', 'en');
});

it('marks nothing where everything is in one language', async () => {
  await act(() => changeLanguage('en-US'));
  expect(await speak()).not.toHaveAttribute('lang');
});

/** The seconds that antd is asked to show something. What stays until it is closed has 0. */
function secondsOf(show: () => void): number | null | undefined {
  const open = vi.fn();
  const app = { message: { open }, notification: { open } } as unknown as ReturnType<typeof App.useApp>;
  const lent = vi.spyOn(App, 'useApp').mockReturnValue(app);
  render(<FeedbackHost />);
  show();
  lent.mockRestore();
  // Other files go on with what the host has lent.
  render(
    <App>
      <FeedbackHost />
    </App>,
  );
  return open.mock.calls[0]?.[0].duration;
}

it('[spec 9.toast] a toast shows for three seconds', () => {
  expect(secondsOf(() => feedback.success('saved'))).toBe(3);
});

const shown = (text: string) => screen.queryByText(text);

it('[spec 9.toast] an error shows until it is read', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <FeedbackHost />
      </App>
    </ConfigProvider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const fail = async (text: string) => {
    act(() => feedback.error(text));
    await pass(100);
    expect(screen.getAllByRole('alert').filter((each) => each.textContent?.includes(text))).toHaveLength(1);
  };

  await fail('left behind');
  await pass(60_000);
  expect(shown('left behind')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(2_500);
  expect(shown('left behind')).toBeVisible();
  await pass(2_000);
  expect(shown('left behind')).toBeNull();

  await fail('being read');
  screen.getByRole('button', { name: '关闭' }).focus();
  fireEvent.pointerDown(document.body);
  await pass(10_000);
  expect(shown('being read')).toBeVisible();
  act(() => screen.getByRole('button', { name: '关闭' }).blur());
  await pass(5_000);
  expect(shown('being read')).toBeNull();

  await fail('closed by Escape');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await pass(1_000);
  expect(shown('closed by Escape')).toBeNull();

  await fail('closed by its button');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await pass(1_000);
  expect(shown('closed by its button')).toBeNull();
});

it('[spec 9.notification] a notification shows for four and a half seconds', () => {
  expect(secondsOf(() => feedback.notify({ title: 'offline' }))).toBe(4.5);
});

it('takes the lines of a refusal away once what they refused is done', async () => {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <FeedbackHost />
      </App>
    </ConfigProvider>,
  );
  act(() => feedback.errorLines(['District review: two offices lack people']));
  expect(await screen.findByText('District review: two offices lack people')).toBeVisible();
  act(() => feedback.success('The workflow is set'));
  expect(await screen.findByText('The workflow is set')).toBeVisible();
  expect(shown('District review: two offices lack people')).toBeNull();
});
