import type { QuestionThread } from '@domain/questions/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'umi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { type CallInput, call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../tests/support/portal/with-portal';
import OwnQuestions, { FollowUp } from './components/OwnQuestions';
import { useQuestionSession } from './components/QuestionList';
import { PublicAnswers } from './components/Questions';

const HOSTILE = '<img src=x onerror=alert(1)>\n第二行';
const reader = { id: 'u1', permissions: ['question.read'] };
const asker = { id: 'u1', permissions: ['question.read', 'question.ask'] };

const thread = (change: Partial<QuestionThread> = {}): QuestionThread => ({
  id: 'q1',
  program: 'gazelle',
  filing_id: null,
  subject: '研发费用口径',
  status: 'answered',
  version: 2,
  published: false,
  created_at: '2026-06-10T02:00:00Z',
  updated_at: '2026-06-10T03:00:00Z',
  entries: [
    { side: 'company', author: '王敏', text: HOSTILE, files: [], at: '2026-06-10T02:00:00Z' },
    { side: 'office', author: '孙浩', text: '按审计报告填写', files: [], at: '2026-06-10T03:00:00Z' },
  ],
  ...change,
});
const answer = <T,>(data: T, code = 200) => ({ code, msg: 'said', data }) as never;

beforeEach(async () => {
  vi.clearAllMocks();
  mockFeedback();
  await Promise.all([
    deleteEntry({ user: 'u1', place: 'question/new' }),
    deleteEntry({ user: 'u1', place: 'question/q1' }),
  ]);
  mockCall('questions').mockResolvedValue(answer({ list: [thread()], total: 1 }));
  mockCall('question').mockResolvedValue(answer(thread()));
});
afterEach(() => vi.restoreAllMocks());

const fetchQuestions = (params: CallInput<'questions'>['params']) => call('questions', { params });
const Asked = () => (
  <>
    <OwnQuestions {...useQuestionSession(fetchQuestions)} />
    <samp>{useLocation().search}</samp>
  </>
);
const address = () => document.querySelector('samp')?.textContent;

const show = (part: ReactNode, at?: string, user: object = asker) => render(withPortal(user, part, { at }));

/** Presses a button by its text: a query by role scans the whole drawer each time. */
const press = async (text: string) => fireEvent.click(await screen.findByText(text));
/** The text field inside the form: antd adds another textarea to the document to measure texts. */
const field = () => document.querySelector<HTMLTextAreaElement>('form textarea');
const type = (input: Element | null, value: string) =>
  fireEvent.change(input as Element, { target: { value } });

describe('OwnQuestions', () => {
  it('lists questions with their status, each linked to its thread', async () => {
    show(<Asked />);
    const link = (await screen.findByText('研发费用口径')).closest('a');
    expect(link).toHaveAttribute('href', '/interaction?question=q1');
    expect(within(link?.closest('li') as HTMLElement).getByText('已答复')).toBeVisible();
  });

  it('shows messages as plain text, and no form to readers', async () => {
    show(<Asked />, '/interaction?question=q1', reader);
    expect(await screen.findByText((_, element) => element?.textContent === HOSTILE)).toBeInTheDocument();
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect(screen.queryByText('提出咨询')).toBeNull();
    expect(field()).toBeNull();
  });
});

describe('a new question', () => {
  it('is in the address while it is written, for the next sign-in, and marks what it needs', async () => {
    show(<Asked />);
    await press('提出咨询');
    await waitFor(() => expect(field()).toBeInTheDocument());
    expect(address()).toBe('?ask=new');
    expect(field()).toHaveAttribute('aria-required', 'true');
    expect(screen.getByLabelText('标题')).toHaveAttribute('aria-required', 'true');
    fireEvent.click(document.querySelector('.ant-drawer-close') as Element);
    expect(address()).toBe('');
  });
});

describe('FollowUp', () => {
  it('keeps typed text until it is sent, and sends it under one key', async () => {
    const onChanged = vi.fn();
    const { unmount } = show(<FollowUp id="q1" onChanged={onChanged} />);
    await waitFor(() => expect(field()).not.toBeNull());
    type(field(), '还有一问');
    unmount();
    mockCall('followUpQuestion')
      .mockResolvedValueOnce(answer(null, 208))
      .mockResolvedValueOnce(answer(thread({ status: 'open', version: 3 })));
    show(<FollowUp id="q1" onChanged={onChanged} />);
    await waitFor(() => expect(field()).toHaveValue('还有一问'));
    await press('提 交');
    await waitFor(() => expect(feedback.error).toHaveBeenCalledWith('said'));
    expect(field()).toHaveValue('还有一问');
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
    await press('提 交');
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(field()).toHaveValue('');
    const [[first], [second]] = mockCall('followUpQuestion').mock.calls as [[object], [object]];
    const data = { text: '还有一问', files: [] };
    expect(first).toEqual({ path: { id: 'q1' }, data, idempotencyKey: expect.any(String) });
    expect(second).toEqual(first);
  });

  it('sends nothing while the text is missing, and says so until it is there', async () => {
    show(<FollowUp id="q1" onChanged={vi.fn()} />);
    await press('提 交');
    expect(await screen.findByText('请填写内容')).toBeInTheDocument();
    expect(mockCall('followUpQuestion')).not.toHaveBeenCalled();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    type(field(), '还有一问');
    await waitFor(() => expect(field()).not.toHaveAttribute('aria-invalid', 'true'));
  });

  it('closes a question after a confirmation', async () => {
    const onChanged = vi.fn();
    vi.mocked(feedback.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    mockCall('closeQuestion').mockResolvedValue(answer(thread({ status: 'closed' })));
    show(<FollowUp id="q1" onChanged={onChanged} />);
    await press('关闭咨询');
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(mockCall('closeQuestion')).not.toHaveBeenCalled();
    await press('关闭咨询');
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(thread({ status: 'closed' })));
  });
});

describe('PublicAnswers', () => {
  it('requests published answers for the searched words', async () => {
    const words = { title: '口径', question: HOSTILE, answer: '答', program: 'gazelle' };
    const published = { id: 'a1', ...words, published_at: '2026-06-10T02:00:00Z' };
    mockCall('publicAnswers').mockResolvedValue(answer({ list: [published], total: 1 }));
    show(<PublicAnswers keyword="口径" />);
    expect(await screen.findByText('口径')).toBeInTheDocument();
    expect(mockCall('publicAnswers')).toHaveBeenCalledWith({ params: { current: 1, keyword: '口径' } });
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});
