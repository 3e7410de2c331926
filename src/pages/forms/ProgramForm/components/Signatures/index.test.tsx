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
