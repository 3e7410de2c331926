import { CODE } from '@domain/api/codes';
import type { SignatoriesData, SignatoryData } from '@domain/filing/signatory-calls';
import { signatoryMessages } from '@domain/filing/signatory-messages';
import type { Filing } from '@domain/filing/types';
import { MAX_DECLINE_REASON_LENGTH, signatoryNames } from '@domain/workflow/signatories';
import { Form, Input } from 'antd';
import { useDispatch } from 'umi';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useVisible } from '@/utils/useRule';

interface DeclineDialogProps {
  filing: Filing;
  /** Signatory who declines; null while the dialog is closed. */
  hand: SignatoryData | null;
  onHands(next: SignatoriesData): void;
  onClose(): void;
}

/** Asks for the reason why a signatory does not sign. It stays open with what was typed until the server has recorded it. */
export default function DeclineDialog({ filing, hand, onHands, onClose }: DeclineDialogProps) {
  const dispatch = useDispatch();
  const { t, say } = useLanguage();
  const reasoned = useVisible(signatoryMessages.reasonMissing);

  async function send({ reason }: { reason: string }): Promise<void> {
    if (!hand) return;
    try {
      const answer = await call('declineSignature', {
        path: { id: filing.id ?? '' },
        data: { hand: hand.hand, version: filing.version, reason },
      });
      const message = formatEnvelopeMessage(answer);
      if (answer.code !== CODE.success) {
        feedback.error(message);
        if ((answer.data as { conflict?: true } | null)?.conflict)
          dispatch({ type: 'filing/pull', payload: null });
        return;
      }
      onHands(answer.data as SignatoriesData);
      feedback.success(message);
      onClose();
    } catch (error) {
      ignoreShownFailure(error);
    }
  }

  return (
    <FormModal
      open={hand !== null}
      title={hand && t('forms.hands.declineAs', { hand: say(signatoryNames[hand.hand]) })}
      okText={t('forms.hands.decline')}
      initialValues={{ reason: hand?.declined?.own ? hand.declined.reason : '' }}
      onCancel={onClose}
      onFinish={send}
    >
      <p>{t('forms.hands.declineWhy')}</p>
      <Form.Item name="reason" label={t('forms.hands.reason')} required rules={[reasoned]}>
        <Input.TextArea
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 10 }}
          {...createLengthLimit(MAX_DECLINE_REASON_LENGTH)}
          showCount
        />
      </Form.Item>
    </FormModal>
  );
}
