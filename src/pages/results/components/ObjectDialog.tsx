import { CODE } from '@domain/api/codes';
import { phoneFault } from '@domain/checks/contact';
import { normalisePhone } from '@domain/checks/normalise';
import type { ObjectionReceipt } from '@domain/objections/calls';
import { objectionMessages } from '@domain/objections/messages';
import { MAX_OBJECTION_LENGTH, MAX_OBJECTOR_NAME_LENGTH } from '@domain/objections/objection';
import type { PublicResult } from '@domain/results/calls';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import FormModal from '@/components/ValidatedForm/FormModal';
import SmsVerification from '@/components/Verification/SmsVerification';
import { useVerification } from '@/components/Verification/useVerification';
import VerificationField from '@/components/Verification/VerificationField';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useRule, useVisible } from '@/utils/useRule';
import styles from '../index.module.css';
import { ChosenFiles, FileChoice } from './ObjectionFiles';
import { useObjectionFiles } from './useObjectionFiles';

interface Values extends Record<'name' | 'phone' | 'text', string> {
  /** SMS code; present where the answer is to be sent by SMS. */
  sms_code?: string;
}

interface ObjectDialogProps {
  /** Result that the objection is against. */
  result: PublicResult;
  onClose(): void;
}

/** Form for an objection; afterwards it shows the objection's number and code, which are shown only here. */
export default function ObjectDialog({ result, onClose }: ObjectDialogProps) {
  const { t, say } = useLanguage();
  const [form] = Form.useForm<Values>();
  const [receipt, setReceipt] = useState<ObjectionReceipt | null>(null);
  const attached = useObjectionFiles();
  const [isToldBySms, setToldBySms] = useState(false);
  const verification = useVerification(form, 'objection', { wanted: receipt === null && !isToldBySms });

  const named = useVisible(objectionMessages.nameMissing);
  const reasoned = useVisible(objectionMessages.textMissing);
  const reachable = useRule()((typed) => phoneFault(normalisePhone(typed)));

  async function send({ name, phone, text, sms_code }: Values): Promise<void> {
    const proof = isToldBySms ? { sms_code } : await verification.answer();
    if (!proof || !result.objection_to) return;
    try {
      const answer = await call('sendObjection', {
        data: { to: result.objection_to, name, phone, text, ...proof },
      });
      if (answer.code === CODE.success) {
        setReceipt(answer.data);
        return void attached.send(attached.files, answer.data);
      }
      const words = formatEnvelopeMessage(answer);
      feedback.error(words);
      if (!isToldBySms) verification.refused(words);
    } catch (error) {
      ignoreShownFailure(error);
    }
  }

  if (receipt) return <Receipt receipt={receipt} attached={attached} onClose={onClose} />;
  return (
    <FormModal
      form={form}
      open
      title={t('objections.title')}
      okText={t('objections.send')}
      onCancel={onClose}
      onFinish={send}
    >
      <p>
        <bdi>{result.company}</bdi> · <bdi>{result.subject ?? say(result.title)}</bdi>
      </p>
      <p className={styles.quiet}>{t('objections.why')}</p>
      <Form.Item name="name" label={t('objections.name')} required rules={[named]}>
        <Input {...createLengthLimit(MAX_OBJECTOR_NAME_LENGTH)} autoComplete="name" />
      </Form.Item>
      <Form.Item name="text" label={t('objections.text')} required rules={[reasoned]}>
        <Input.TextArea
          dir="auto"
          autoSize={{ minRows: 4, maxRows: 12 }}
          {...createLengthLimit(MAX_OBJECTION_LENGTH)}
          showCount
        />
      </Form.Item>
      <FileChoice onChoose={attached.choose} />
      <ChosenFiles files={attached.files} onRemove={({ key }) => attached.remove(key)} />
      {isToldBySms ? (
        <SmsVerification scene="objection" phoneLabel={t('objections.mobile')} size="middle" />
      ) : (
        <Form.Item name="phone" label={t('objections.phone')} required rules={[reachable]}>
          <Input type="tel" inputMode="tel" autoComplete="tel" />
        </Form.Item>
      )}
      <Form.Item>
        <Checkbox checked={isToldBySms} onChange={({ target }) => setToldBySms(target.checked)}>
          {t('objections.bySms')}
        </Checkbox>
      </Form.Item>
      {!isToldBySms && <VerificationField verification={verification} required />}
    </FormModal>
  );
}

interface ReceiptProps {
  receipt: ObjectionReceipt;
  attached: ReturnType<typeof useObjectionFiles>;
  onClose(): void;
}

/**
 * Receipt with the code, which is stored nowhere, so the dialog closes only by its button. Files are sent after the text, which
 * is not affected by their failure.
 */
function Receipt({ receipt, attached, onClose }: ReceiptProps) {
  const { no, code, due_at } = receipt;
  const { t } = useLanguage();
  return (
    <Dialog
      open
      title={t('objections.received')}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={
        <Button type="primary" disabled={attached.isSending} onClick={onClose}>
          {t('objections.kept')}
        </Button>
      }
    >
      <p>{t('objections.keep')}</p>
      <dl className={styles.facts}>
        <dt>{t('objections.no')}</dt>
        <dd>
          <code>{no}</code>
        </dd>
        <dt>{t('objections.code')}</dt>
        <dd>
          <code>{code}</code>
        </dd>
        <dt>{t('objections.due')}</dt>
        <dd>{formatDateTime(due_at)}</dd>
      </dl>
      {attached.files.length > 0 && (
        <>
          <h3 className={styles.filesHead}>{t('objections.files')}</h3>
          <ChosenFiles files={attached.files} onRetry={(file) => attached.sendOne(file, receipt)} />
          {attached.files.some(({ problem }) => problem) && (
            <p className={styles.quiet}>{t('objections.filesLater')}</p>
          )}
        </>
      )}
    </Dialog>
  );
}
