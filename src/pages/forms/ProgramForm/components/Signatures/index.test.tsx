import { CODE } from '@domain/api/codes';
import type { Filing } from '@domain/filing/types';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { createValidAnswers, smallForm } from '../../../../../../tests/support/small-form';
import Signatures, { type SignaturesState } from './index';

const legal = { hand: 'legal', sections: [], signature: null, due: true, own: true, holders: [] } as const;
const answers = createValidAnswers();
const filing = {
  id: 'f1',
  status: 'draft',
  version: 3,
  data: answers,
  updated_by: '林晓燕',
} as unknown as Filing;
const person = { id: 'u2', name: '赵法人', role: 'viewer' };

const panelOf = (state: Partial<SignaturesState>, of: Partial<Filing> = {}) => {
  const hands = { hands: [legal], inOrder: true, lacksFactor: false, readAgain: vi.fn(), onHands: vi.fn() };
  const models = [{ namespace: 'filing', state: { ...nothingOpen, filing, answers, saved: answers } }];
  const panel = (
    <Signatures
      form={smallForm}
      filing={{ ...filing, ...of }}
      state={{ ...hands, ...state } as SignaturesState}
    />
  );
  return withPortal(person as never, panel, { models });
};

describe('Signatures of a person without a second factor', () => {
  const button = () => screen.getByRole('button', { name: '作为法定代表人签署' });

  it('say so from the start, with the way to the account and back', () => {
    render(panelOf({ lacksFactor: true }));
    expect(screen.getByRole('status')).toHaveTextContent('签署须经第二验证，您的账号尚未设置。');
    const link = screen.getByRole('link', { name: '到“我的账号”设置' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/enterpriseCenter\/account\?back=%2F.*#second-factor$/),
    );
    expect(button()).toBeDisabled();
  });

  it('are read again where the server refuses for it, without a message over the page', async () => {
    const refusal = { code: CODE.businessError, msg: '请先设置', data: { lacks_factor: true } };
    mockCall('signFiling').mockResolvedValue(refusal as never);
    vi.spyOn(feedback, 'confirm').mockResolvedValue(true);
    const error = vi.spyOn(feedback, 'error').mockReturnValue();
    const readAgain = vi.fn();
    render(panelOf({ readAgain }));
    fireEvent.click(button());
    await waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
    expect(error).not.toHaveBeenCalled();
  });
});

describe('Signatures after a colleague changed the filing', () => {
  const later = {
    version: 4,
    updated_at: '2026-11-26T11:55:00Z',
    updated_by: '林晓燕',
    data: { ...answers, basics: { name: '乙公司' } },
  } as Partial<Filing>;
  const notice = () => screen.queryByText(/修改了/);
  const signed = {
    ...legal,
    signature: { name: '赵法人', at: '2026-11-26T11:00:00Z', sha256: 'ab' },
    due: false,
  };
  const finance = { ...legal, hand: 'finance', own: false };

  it('say who changed which sections, though the signature is void and nothing can be signed now', () => {
    const { rerender } = render(panelOf({ hands: [finance, signed] as never }));
    expect(notice()).toBeNull();
    rerender(panelOf({ hands: [finance, { ...legal, due: false }] as never }, later));
    expect(notice()).toHaveTextContent(
      /^林晓燕于2026-11-26 19:55修改了.+，请查看后签署；因修改失效的签署需重新签署。$/,
    );
  });

  it('say nothing of it once the person has signed again', () => {
    const { rerender } = render(panelOf({ hands: [finance, legal] as never }));
    rerender(panelOf({ hands: [finance, legal] as never }, later));
    expect(notice()).not.toBeNull();
    rerender(panelOf({ hands: [finance, signed] as never }, later));
    expect(notice()).toBeNull();
  });

  it('say nothing of own changes', () => {
    const { rerender } = render(panelOf({}));
    rerender(panelOf({}, { ...later, updated_by: '赵法人' }));
    expect(notice()).toBeNull();
  });
});

describe('Declining in Signatures', () => {
  const decline = mockCall('declineSignature');
  const declined = { name: '赵法人', at: '2026-11-26T11:00:00Z', reason: '预算有误', own: true };
  const openDialog = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const reason = () => screen.getByRole('textbox', { name: '理由' });
  const send = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '不同意签署' }));

  it('asks for a reason, sends it with the version that was read, and takes the answer', async () => {
    const answer = { hands: [{ ...legal, declined }] };
    decline.mockResolvedValue({ code: CODE.success, msg: '已记录', data: answer } as never);
    const onHands = vi.fn();
    render(panelOf({ onHands }));
    openDialog('不同意签署');
    expect(screen.getByRole('dialog')).toHaveTextContent('不同意以法定代表人身份签署');
    send();
    await screen.findByText('请填写不同意签署的理由');
    expect(decline).not.toHaveBeenCalled();
    fireEvent.change(reason(), { target: { value: '预算有误' } });
    send();
    await waitFor(() => expect(onHands).toHaveBeenCalledWith(answer));
    expect(decline).toHaveBeenCalledExactlyOnceWith({
      path: { id: 'f1' },
      data: { hand: 'legal', version: 3, reason: '预算有误' },
    });
  });

  it('keeps the typed reason where the network fails', async () => {
    decline.mockRejectedValue(new RequestFailure('offline'));
    render(panelOf({}));
    openDialog('不同意签署');
    fireEvent.change(reason(), { target: { value: '预算有误' } });
    send();
    await waitFor(() => expect(decline).toHaveBeenCalled());
    expect(reason()).toHaveValue('预算有误');
  });

  it('shows in the row of the role who declined, when and why, to whoever may sign it too', () => {
    const other = { ...legal, own: false, declined: { ...declined, own: false } };
    render(panelOf({ hands: [other] as never }));
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /法定代表人.*不同意签署赵法人2026-11-26 19:00理由：预算有误$/,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the reason of a refusal in sight once the content has changed, with the next step', () => {
    const holders = [{ id: 'u2', name: '赵法人' }];
    render(panelOf({ hands: [{ ...legal, own: false, holders, former_refusal: declined }] as never }));
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /待签署赵法人曾不同意签署（内容此后已修改）赵法人2026-11-26 19:00理由：预算有误请赵法人重新查看并签署。$/,
    );
  });

  it('offers the person who declined to change the reason, and still to sign', () => {
    render(panelOf({ hands: [{ ...legal, declined }] as never }));
    expect(screen.getByRole('button', { name: '作为法定代表人签署' })).toBeEnabled();
    openDialog('修改理由');
    expect(reason()).toHaveValue('预算有误');
  });

  it('is possible before the turn of the role', () => {
    render(panelOf({ hands: [{ ...legal, due: false }] as never }));
    expect(screen.queryByRole('button', { name: '作为法定代表人签署' })).toBeNull();
    expect(screen.getByRole('button', { name: '不同意签署' })).toBeEnabled();
  });
});
