import type { CurrentUser } from '@domain/accounts/calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { history } from 'umi';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { feedback } from './feedback';
import FeedbackHost from './feedbackHost';
import { changeLanguage } from './language';
import { listRecentMessages } from './recentMessages';
import { clearStorages, saveLogin } from './session';

const speak = () => {
  render(
    <App>
      <FeedbackHost />
    </App>,
  );
  act(() => feedback.success('The answer was sent'));
  return screen.findByText('The answer was sent');
};

describe('feedback', () => {
  it('marks English text on an Arabic page, and nothing else', async () => {
    await act(() => changeLanguage('ar'));
    expect(await speak()).toHaveAttribute('lang', 'en');
    act(() => feedback.success('تم الإرسال'));
    expect(await screen.findByText('تم الإرسال')).not.toHaveAttribute('lang');
    act(() => void feedback.confirm({ title: 'Send it?' }));
    // antd renders the title twice: as the label of the dialog and inside it.
    for (const title of await screen.findAllByText('Send it?')) expect(title).toHaveAttribute('lang', 'en');
  });

  it('marks nothing where everything is in one language', async () => {
    await act(() => changeLanguage('en-US'));
    expect(await speak()).not.toHaveAttribute('lang');
  });

  /** Returns the duration in seconds passed to antd; 0: stays until closed. */
  function secondsOf(show: () => void): number | null | undefined {
    const open = vi.fn();
    const app = { message: { open }, notification: { open } } as unknown as ReturnType<typeof App.useApp>;
    const lent = vi.spyOn(App, 'useApp').mockReturnValue(app);
    render(<FeedbackHost />);
    show();
    lent.mockRestore();
    // Restores the real host for the following tests.
    render(
      <App>
        <FeedbackHost />
      </App>,
    );
    return open.mock.calls[0]?.[0].duration;
  }

  it('[spec 9.toast] shows a toast for three seconds', () => {
    expect(secondsOf(() => feedback.success('saved'))).toBe(3);
    expect(secondsOf(() => feedback.errorLines(['the first line', 'the second line']))).toBe(0);
  });

  it('replaces a success that a later one about the same subject contradicts, and no other', async () => {
    render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <FeedbackHost />
        </App>
      </ConfigProvider>,
    );
    act(() => feedback.success('Draft saved'));
    act(() => feedback.success('It can be taken back', 'decision'));
    await screen.findByText('It can be taken back');
    act(() => feedback.success('It was taken back', 'decision'));
    expect(await screen.findByText('It was taken back')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('It can be taken back')).toBeNull());
    expect(screen.getByText('Draft saved')).toBeVisible();
  });

  it('withdraws a question, as if answered with no, where another section of the form is opened', async () => {
    history.push('/form?section=a');
    render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <FeedbackHost />
        </App>
      </ConfigProvider>,
    );
    const answer = vi.fn();
    act(() => void feedback.confirm({ title: 'Use it for 38?' }).then(answer));
    await screen.findByRole('dialog');
    act(() => history.replace('/form?id=1&section=a'));
    await act(async () => {});
    expect(answer).not.toHaveBeenCalled();
    act(() => history.push('/form?id=1&section=b'));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const shown = (text: string) => screen.queryByText(text);

  /** Renders the host without motion and with fake timers; returns a function that lets time pass. */
  function underClock(messagesStay: boolean) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <FeedbackHost messagesStay={messagesStay} />
        </App>
      </ConfigProvider>,
    );
    return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  }

  it('[spec 9.toast] shows an error for three seconds too, and keeps it readable later', async () => {
    saveLogin({ access: 'a', user: { id: 'u1' } as CurrentUser });
    onTestFinished(clearStorages);
    const pass = underClock(false);
    act(() => feedback.error('the server is busy'));
    await pass(2_500);
    expect(shown('the server is busy')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('the server is busy');
    await pass(1_500);
    expect(shown('the server is busy')).toBeNull();
    expect(listRecentMessages('u1')[0]).toMatchObject({ type: 'error', text: 'the server is busy' });
    expect(listRecentMessages('u2')).toEqual([]);
  });

  it('takes a toast away in its time, even where the pointer rests on it', async () => {
    const pass = underClock(false);
    act(() => feedback.success('below the pointer'));
    fireEvent.mouseEnter(screen.getByText('below the pointer').closest('.ant-message-notice') as Element);
    await pass(4_000);
    expect(shown('below the pointer')).toBeNull();
  });

  it('shows messages until they are closed where the user has set that', async () => {
    const pass = underClock(true);
    act(() => feedback.error('closed by its button'));
    act(() => feedback.notify({ title: 'the notification' }));
    await pass(60_000);
    expect(shown('the notification')).toBeVisible();
    fireEvent.click(
      within(screen.getByText('closed by its button').parentElement as HTMLElement).getByRole('button', {
        name: '关闭',
      }),
    );
    await pass(1_000);
    expect(shown('closed by its button')).toBeNull();

    act(() => feedback.success('closed by Escape'));
    await pass(60_000);
    expect(shown('closed by Escape')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(1_000);
    expect(shown('closed by Escape')).toBeNull();
  });

  it('[spec 9.notification] shows a notification for four and a half seconds', () => {
    expect(secondsOf(() => feedback.notify({ title: 'offline' }))).toBe(4.5);
  });

  async function refuse() {
    render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <FeedbackHost />
        </App>
      </ConfigProvider>,
    );
    act(() => feedback.errorLines(['District review: two offices lack people']));
    expect(await screen.findByText('District review: two offices lack people')).toBeVisible();
  }

  it('removes the lines of a refusal once the refused action succeeds', async () => {
    await refuse();
    act(() => feedback.success('The workflow is set'));
    expect(await screen.findByText('The workflow is set')).toBeVisible();
    expect(shown('District review: two offices lack people')).toBeNull();
  });

  it('removes the lines of a refusal once its page is left, not at another view of it', async () => {
    act(() => history.push('/system/workflows'));
    await refuse();
    act(() => history.push('/system/workflows?program=gazelle'));
    expect(shown('District review: two offices lack people')).toBeVisible();
    act(() => history.push('/review/filings'));
    await waitFor(() => expect(shown('District review: two offices lack people')).toBeNull());
  });

  it('keeps an offer to take back while the focus is on it, and for the rest of its time afterwards', async () => {
    const pass = underClock(false);
    const undo = vi.fn();
    act(() => feedback.undoable({ title: 'the filing was assigned', undo }));
    await pass(20_000);
    const offer = screen.getByRole('button', { name: /撤销/ });
    act(() => offer.focus());
    await pass(60_000);
    expect(offer).toBeVisible();
    expect(offer).toHaveFocus();

    act(() => offer.blur());
    await pass(5_000);
    expect(offer).toBeVisible();
    await pass(10_000);
    expect(shown('the filing was assigned')).toBeNull();
  });

  it('closes an offer that was taken, though the focus was on it', async () => {
    const pass = underClock(false);
    act(() => feedback.undoable({ title: 'the draft was deleted', undo: vi.fn() }));
    await pass(1_000);
    const offer = screen.getByRole('button', { name: /撤销/ });
    act(() => offer.focus());
    fireEvent.click(offer);
    act(() => offer.blur());
    await pass(1_000);
    expect(shown('the draft was deleted')).toBeNull();
  });

  it('takes the latest act back once, by its button or its key, as long as it is offered', async () => {
    const pass = underClock(false);
    const [first, second] = [vi.fn(), vi.fn()];
    act(() => feedback.undoable({ title: 'the first act', undo: first }));
    act(() => feedback.undoable({ title: 'the second act', undo: second }));
    await pass(20_000);
    fireEvent.keyDown(document.body, { key: 'z' });
    fireEvent.keyDown(document.body, { key: 'z' });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    await pass(1_000);
    expect(shown('the second act')).toBeNull();

    act(() => feedback.undoable({ title: 'the third act', undo: first }));
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: /撤销/ }));
    expect(first).toHaveBeenCalledOnce();
    act(() => feedback.undoable({ title: 'too late', undo: second }));
    await pass(40_000);
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(second).toHaveBeenCalledOnce();
  });
});
