import { computeAnswers } from '@domain/filing/compute';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { feedback } from '@/utils/feedback';
import { mockFeedback } from '../../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { createValidAnswers, smallForm } from '../../../../../tests/support/small-form';
import { useDecisionDraft } from '../useDecisionDraft';
import Answers from './Answers';

const user = { id: 'u1' };
mockFeedback();

beforeEach(async () => {
  vi.clearAllMocks();
  user.id = 'u1';
  await deleteEntry({ user: 'u1', place: 'filing/f1/1' });
});

const ctx = { batchYear: 2026, today: '2026-05-01', settings: {} };
const answers = computeAnswers(smallForm, createValidAnswers(), ctx);
const NAME = String((answers.basics as { name: string }).name);

const NOTHING = new Set<string>();

function Desk({ canPin = true, asked = NOTHING }: { canPin?: boolean; asked?: ReadonlySet<string> }) {
  const { written, type, pinning } = useDecisionDraft('f1', 1);
  return (
    <>
      <Answers form={smallForm} answers={answers} ctx={ctx} canPin={canPin} asked={asked} {...pinning} />
      {written && (
        <textarea
          aria-label="意见"
          value={written.said?.opinion ?? ''}
          onChange={({ target }) => type({ said: { opinion: target.value } })}
        />
      )}
      <output>{JSON.stringify(pinning.pinned.map(({ path, comment }) => [path, comment]))}</output>
    </>
  );
}

const pinned = () => JSON.parse(screen.getByText(/^\[/, { selector: 'output' }).textContent ?? '');
const comment = () => screen.getByLabelText('修改要求');
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } });

/** Renders the desk and waits until the local drafts have been read. */
const open = async () => {
  const desk = render(withPortal({ ...user }, <Desk />));
  await screen.findByLabelText('意见');
  return desk;
};

describe('Answers', () => {
  it('asks for a correction beside the answer, and keeps it over a reload', async () => {
    const { unmount } = await open();
    fireEvent.click(screen.getByText(NAME));
    write('请写全称');
    fireEvent.click(screen.getByText(/^确\s*定$/));
    expect(pinned()).toEqual([['basics.name', '请写全称']]);
    unmount();
    await open();
    expect(pinned()).toEqual([['basics.name', '请写全称']]);
  });

  it('keeps remarks and opinions while they are typed, and shows them to nobody else', async () => {
    const first = await open();
    fireEvent.click(screen.getByText(NAME));
    write('写到一');
    fireEvent.change(screen.getByLabelText('意见'), { target: { value: '请补' } });
    // Both storages are cleared at the end of a session.
    sessionStorage.clear();
    localStorage.clear();
    first.unmount();

    user.id = 'u2';
    const stranger = await open();
    expect(pinned()).toEqual([]);
    expect(screen.getByLabelText('意见')).toHaveValue('');
    expect(feedback.info).not.toHaveBeenCalled();
    stranger.unmount();

    user.id = 'u1';
    await open();
    expect(pinned()).toEqual([['basics.name', '写到一']]);
    expect(screen.getByLabelText('意见')).toHaveValue('请补');
    expect(feedback.info).toHaveBeenCalledWith('已恢复上次未提交的内容');
  });

  it('reports nothing restored when everything was deleted again', async () => {
    const { unmount } = await open();
    fireEvent.change(screen.getByLabelText('意见'), { target: { value: '请' } });
    fireEvent.click(screen.getByText(NAME));
    write('请');
    write('');
    fireEvent.change(screen.getByLabelText('意见'), { target: { value: '' } });
    unmount();
    await open();
    expect(feedback.info).not.toHaveBeenCalled();
  });

  it('keeps typed text when another place is chosen and on Escape, and drops what was cancelled', async () => {
    await open();
    fireEvent.click(screen.getByText(NAME));
    write('请写全称');
    fireEvent.click(document.querySelector('[data-place="basics.amount"]') as Element);
    write('附合同');
    fireEvent.keyDown(comment(), { key: 'Escape' });
    const kept = [
      ['basics.name', '请写全称'],
      ['basics.amount', '附合同'],
    ];
    expect(pinned()).toEqual(kept);
    fireEvent.click(document.querySelector('[data-place="basics.amount"]') as Element);
    write('不要');
    fireEvent.click(screen.getByText(/^取\s*消$/));
    expect(pinned()).toEqual(kept);
  });

  it('moves the focus into the remark, and back to the answer on Escape', async () => {
    await open();
    fireEvent.click(document.querySelector('[data-pin="basics.name"]') as Element);
    await waitFor(() => expect(comment()).toHaveFocus());
    fireEvent.keyDown(screen.getByText(/^取\s*消$/), { key: 'Escape' });
    await waitFor(() => expect(document.querySelector('[data-pin="basics.name"]')).toHaveFocus());
    expect(screen.queryByLabelText('修改要求')).toBeNull();
  });

  it('keeps one remark for each place: a second click edits it, and it can be removed', async () => {
    await open();
    fireEvent.click(screen.getByText(NAME));
    write('请写全称');
    fireEvent.click(screen.getByText(/^确\s*定$/));
    fireEvent.click(screen.getByText(NAME));
    expect(comment()).toHaveValue('请写全称');
    fireEvent.click(screen.getByText(/^移\s*除$/));
    expect(pinned()).toEqual([]);
  });

  it('shows answers read-only to whoever may not return the filing', () => {
    render(withPortal({ ...user }, <Desk canPin={false} />));
    fireEvent.click(screen.getByText(NAME));
    expect(screen.queryByLabelText('修改要求')).toBeNull();
    expect(document.querySelector('button')).toBeNull();
  });

  it('shows where a correction was requested, and accepts no further remark there', () => {
    render(withPortal({ ...user }, <Desk canPin={false} asked={new Set(['basics.name'])} />));
    expect(screen.getByRole('img', { name: '已要求修改“基本信息 名称”' })).toBeVisible();
    fireEvent.click(screen.getByText(NAME));
    expect(screen.queryByLabelText('修改要求')).toBeNull();
    expect(document.querySelector('button')).toBeNull();
  });
});
