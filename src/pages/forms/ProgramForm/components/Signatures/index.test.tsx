import { CODE } from '@domain/api/codes';
import type { Filing } from '@domain/filing/types';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
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
