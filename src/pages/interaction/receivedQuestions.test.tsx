import type { ReceivedHead, ReceivedThread } from '@domain/questions/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../tests/support/portal/with-portal';
import type { QuestionSession } from './components/QuestionList';
import ReceivedQuestions, { Answer, Publication } from './components/ReceivedQuestions';

const question = (change: Partial<ReceivedThread> = {}): ReceivedThread => ({
  id: 'q1',
  program: 'gazelle',
  filing_id: null,
  subject: '研发费用口径',
  status: 'answered',
  version: 2,
  published: false,
  created_at: '2026-06-10T02:00:00Z',
  updated_at: '2026-06-10T03:00:00Z',
  company: { id: 'c1', name: '示例企业' },
  publication: null,
  entries: [
    { side: 'company', author: '王敏', text: '按哪个口径？', files: [], at: '2026-06-10T02:00:00Z' },
    { side: 'office', author: '孙浩', text: '按审计报告', files: [], at: '2026-06-10T03:00:00Z' },
  ],
  ...change,
});
const reply = (data: ReceivedThread | null, code = 200) => ({ code, msg: 'said', data }) as never;
const onChanged = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  mockFeedback();
  await deleteEntry({ user: 'u1', place: 'answer/q1' });
});
afterEach(() => vi.restoreAllMocks());

const show = (part: ReactNode) => render(withPortal({ id: 'u1' }, part));

const answerIn = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('答复'), { target: { value: text } });
  fireEvent.click(screen.getByText('发送答复'));
};

describe('Answer', () => {
  it('sends the version that was read, and clears the field afterwards', async () => {
    mockCall('answerQuestion').mockResolvedValue(reply(question({ version: 3 })));
    show(<Answer question={question()} onChanged={onChanged} onStale={vi.fn()} />);
    await answerIn('按审计报告填写');
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(question({ version: 3 })));
    expect(mockCall('answerQuestion')).toHaveBeenCalledWith({
      path: { id: 'q1' },
      data: { version: 2, text: '按审计报告填写' },
    });
    expect(screen.getByLabelText('答复')).toHaveValue('');
  });

  it('keeps typed text when the company has written meanwhile, and reloads the thread', async () => {
    const onStale = vi.fn();
    mockCall('answerQuestion').mockResolvedValue(reply(null, 208));
    show(<Answer question={question()} onChanged={onChanged} onStale={onStale} />);
    await answerIn('按审计报告填写');
    await waitFor(() => expect(onStale).toHaveBeenCalledTimes(1));
    expect(feedback.error).toHaveBeenCalledWith('said');
    expect(screen.getByLabelText('答复')).toHaveValue('按审计报告填写');
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe('Publication', () => {
  it('publishes texts that begin with question and answer', async () => {
    mockCall('publishAnswer').mockResolvedValue(reply(question({ published: true })));
    show(<Publication question={question()} onChanged={onChanged} />);
    fireEvent.click(screen.getByText('公开这条答复'));
    fireEvent.change(await screen.findByLabelText('标题'), { target: { value: '收入口径' } });
    fireEvent.click(screen.getByText(/^公\s?开$/));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(mockCall('publishAnswer')).toHaveBeenCalledWith({
      path: { id: 'q1' },
      data: {
        title: '收入口径',
        question: '按哪个口径？',
        answer: '按审计报告',
      },
    });
  });

  it('withdraws a publication after a confirmation', async () => {
    const publication = {
      id: 'a1',
      program: 'gazelle',
      title: '口径',
      question: '问',
      answer: '答',
      published_at: '2026-06-10T03:00:00Z',
    };
    vi.mocked(feedback.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    mockCall('unpublishAnswer').mockResolvedValue(reply(question()));
    show(<Publication question={question({ publication })} onChanged={onChanged} />);
    const takeBack = () => fireEvent.click(screen.getByText(/^撤\s?下$/));
    takeBack();
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(mockCall('unpublishAnswer')).not.toHaveBeenCalled();
    takeBack();
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  });
});

describe('ReceivedQuestions', () => {
  it('shows an auditor the thread without answering or publishing', async () => {
    mockCall('receivedQuestion').mockResolvedValue(reply(question()));
    const open = { talk: { question: 'q1' }, change: vi.fn(), questions: { reload: vi.fn() } };
    render(
      withPortal(
        { id: 'u2', permissions: ['question.receive'] },
        <ReceivedQuestions {...(open as unknown as QuestionSession<ReceivedHead>)} />,
      ),
    );
    await screen.findByText('按审计报告');
    for (const name of ['发送答复', '公开这条答复']) expect(screen.queryByText(name)).toBeNull();
  });
});
