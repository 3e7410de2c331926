import type { Phrase } from '@domain/review/phrase-calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import Phrases from '.';
import { PhraseContext } from './PhraseList';

const fetchPhrases = mockCall('phrases');
const savePhrase = mockCall('savePhrase');
const deletePhrase = mockCall('deletePhrase');
mockFeedback();

const phrase = (id: string, text: string, more: Partial<Phrase> = {}): Phrase => ({
  id,
  text,
  program: null,
  is_shared: false,
  author: null,
  may_remove: true,
  ...more,
});
const answer = <T,>(data: T) => ({ code: 200 as const, msg: '已保存', data });

function Opinion({ atMost = 1000 }) {
  const [text, setText] = useState('甲公司须补充');
  return (
    <PhraseContext.Provider value={{ program: 'gazelle', company: '甲公司', project: '智能装备' }}>
      <textarea
        id="opinion"
        aria-label="意见"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Phrases field="opinion" text={text} atMost={atMost} onPut={setText} />
    </PhraseContext.Provider>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('意见');
const search = () => screen.findByRole('combobox');
const open = async (atMost?: number) => {
  render(withPortal({ id: 'u1' }, <Opinion {...(atMost && { atMost })} />));
  fireEvent.click(screen.getByRole('button', { name: '常用语' }));
  return search();
};

beforeEach(() => {
  vi.clearAllMocks();
  const list = [
    phrase('1', '请补充附件'),
    phrase('2', '“{project}”的审计报告'),
    phrase('3', '别的项目', { program: 'hightech' }),
    phrase('4', '同意', { is_shared: true, author: '王老师', may_remove: false }),
  ];
  fetchPhrases.mockResolvedValue(answer(list));
  savePhrase.mockResolvedValue(answer(phrase('9', '')));
  deletePhrase.mockResolvedValue(answer(null));
});

describe('Phrases', () => {
  it('inserts the phrase chosen by arrow keys at the caret, with names filled in, and returns the focus', async () => {
    const words = await open();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    field().setSelectionRange(4, 6);
    fireEvent.keyDown(words, { key: 'ArrowDown' });
    fireEvent.keyDown(words, { key: 'Enter' });
    expect(field()).toHaveValue('甲公司须“智能装备”的审计报告');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field().selectionStart).toBe(field().value.length);
  });

  it('inserts no phrase that is too long, and shows how much room there is', async () => {
    const words = await open(8);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    field().setSelectionRange(6, 6);
    fireEvent.keyDown(words, { key: 'Enter' });
    expect(field()).toHaveValue('甲公司须补充');
    expect(feedback.warn).toHaveBeenCalledWith('常用语共5字，此处还可填2字，请先删减意见');
  });

  it('finds phrases by their words and shows whose they are', async () => {
    fireEvent.change(await open(), { target: { value: '同' } });
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option')).toHaveTextContent('王老师 共享');
    expect(screen.queryByRole('button', { name: '删除常用语' })).toBeNull();
    fireEvent.change(await search(), { target: { value: '没有的' } });
    expect(screen.getByText('没有找到常用语')).toBeVisible();
  });

  it('saves the text of the field as a phrase, without the names', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(async () => {});
    onTestFinished(() => scroll.mockRestore());
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '将当前文字存为常用语' }));
    expect(screen.getByLabelText('常用语内容')).toHaveValue('{company}须补充');
    fireEvent.click(screen.getByLabelText('仅用于本类项目'));
    fireEvent.click(screen.getByRole('button', { name: '保存常用语' }));
    await waitFor(() =>
      expect(savePhrase).toHaveBeenCalledWith({
        data: {
          text: '{company}须补充',
          program: 'gazelle',
          is_shared: false,
        },
      }),
    );
    expect(await search()).toHaveFocus();
  });

  it('shares and deletes a phrase in place, deleting only after a confirmation', async () => {
    const words = await open();
    fireEvent.click(await screen.findByRole('button', { name: '共享给同事' }));
    expect(savePhrase).toHaveBeenCalledWith({ data: expect.objectContaining({ id: '1', is_shared: true }) });
    fireEvent.click(screen.getByRole('button', { name: '删除常用语' }));
    expect(deletePhrase).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '删除这条常用语？' }));
    await waitFor(() => expect(deletePhrase).toHaveBeenCalledWith({ path: { id: '1' } }));
    await waitFor(() => expect(words).toHaveFocus());
  });
});
