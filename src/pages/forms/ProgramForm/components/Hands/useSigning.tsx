import { CODE } from '@domain/api/codes';
import type { HandsData } from '@domain/calls/hands';
import type { SecondStep } from '@domain/calls/second-step';
import type { Hand } from '@domain/definition';
import { handNames } from '@domain/workflow/hands';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import ConfirmDialog from '@/components/SecondFactor/ConfirmDialog';
import type { RootState } from '@/models/connect';
import { type SignRefusal, signFiling } from '@/services/hands';
import { shownAlready } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { messageOf } from '@/utils/serverMessage';
import { knownDevice } from '@/utils/session';

interface Pending {
  hand: Hand;
  step: SecondStep;
  refusal: string;
}

interface Signing {
  isSending: boolean;
  sign(hand: Hand): Promise<void>;
  /** The question for a second factor, while there is one. */
  dialog: ReactNode;
}

/** Signs what is stored, after a question, and with a second factor where the program asks for one. */
export function useSigning(id: string, version: number, onHands: (next: HandsData) => void): Signing {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const say = useText();
  const username = useSelector((root: RootState) => root.user.currentUser?.username ?? '');
  const [isSending, setSending] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);

  const refused = (hand: Hand, refusal: SignRefusal, message: string) => {
    if (refusal.second_step) return setPending({ hand, step: refusal.second_step, refusal: '' });
    if (pending && !refusal.conflict) return setPending({ ...pending, refusal: message });
    setPending(null);
    feedback.error(message);
    if (refusal.conflict) dispatch({ type: 'filing/pull', payload: null });
  };

  const send = async (hand: Hand, proof?: { ticket: string }) => {
    setSending(true);
    try {
      const answer = await signFiling(id, { hand, version, ...(proof && { proof }) });
      const message = messageOf(answer);
      if (answer.code !== CODE.success) return refused(hand, (answer.data ?? {}) as SignRefusal, message);
      setPending(null);
      onHands(answer.data as HandsData);
      feedback.success(message);
    } catch (error) {
      shownAlready(error);
    } finally {
      setSending(false);
    }
  };

  const sign = async (hand: Hand) => {
    const agreed = await feedback.confirm({
      title: t('forms.hands.ask', { hand: say(handNames[hand]) }),
      content: t('forms.hands.askWhy'),
      okText: t('forms.hands.sign'),
    });
    if (agreed) await send(hand);
  };

  const dialog = pending && (
    <ConfirmDialog
      key={pending.step.ticket}
      step={pending.step}
      refusal={pending.refusal}
      isSending={isSending}
      onSend={(proof) => {
        const device = knownDevice(username);
        void send(pending.hand, { ...proof, ticket: pending.step.ticket, ...(device && { device }) });
      }}
      onClose={() => setPending(null)}
    />
  );
  return { isSending, sign, dialog };
}
