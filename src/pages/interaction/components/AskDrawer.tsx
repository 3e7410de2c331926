import type { AskBody, QuestionThread } from '@domain/api/calls/questions';
import { Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { askQuestion } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useTyped } from '@/utils/useTyped';
import styles from '../index.less';
import QuestionFiles from './QuestionFiles';
import QuestionText, { forgetFaults, type TypedQuestion } from './QuestionText';
import SubjectFields from './SubjectFields';

interface AskDrawerProps {
  isOpen: boolean;
  onClose(): void;
  onAsked(question: QuestionThread): void;
}

export const DRAWER_WIDTH = 'min(100vw, 640px)';

/** A new question. Closing it loses nothing: what was typed is there again. */
export default function AskDrawer({ isOpen, onClose, onAsked }: AskDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('questions.ask')} width={DRAWER_WIDTH} destroyOnHidden>
      <AskForm onAsked={onAsked} />
    </Drawer>
  );
}

function AskForm({ onAsked }: Pick<AskDrawerProps, 'onAsked'>) {
  const { t } = useLanguage();
  const [form] = Form.useForm<TypedQuestion>();
  const { typed, key, type, forget } = useTyped<TypedQuestion>('question/new');
  const [isSending, setSending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!typed) return null;

  const send = async () => {
    setSending(true);
    const asked = await carryOut(askQuestion(typed as AskBody, key), () => setSending(false));
    if (!asked) return;
    await forget();
    onAsked(asked);
  };
  const change = (changed: Partial<TypedQuestion>) => {
    const ofProgram = 'program' in changed ? { filing_id: undefined } : {};
    form.setFieldsValue(ofProgram);
    forgetFaults(form, changed);
    type({ ...changed, ...ofProgram });
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={typed}
      onValuesChange={change}
      onFinish={send}
    >
      <p className={styles.quiet}>{t('questions.ask.why')}</p>
      <SubjectFields program={typed.program} />
      <QuestionText label={t('questions.text')} />
      <QuestionFiles
        place="new"
        ids={typed.files ?? []}
        onChange={(files) => type({ files })}
        onBusy={setBusy}
      />
      <Button type="primary" htmlType="submit" loading={isSending} disabled={isBusy}>
        {t('questions.send')}
      </Button>
    </Form>
  );
}
