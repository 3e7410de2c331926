import { objectionMessages } from '@domain/api/messages/objections';
import type { Objection } from '@domain/calls/objections';
import { OUTCOMES, type Outcome } from '@domain/objections/answered';
import { objectionStatuses, TEXT_AT_MOST } from '@domain/objections/objection';
import { Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import RadioGroup from '@/components/RadioGroup';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import FactList, { type Fact } from '@/pages/review/components/FactList';
import { answerObjection, fetchObjectionFile } from '@/services/objections';
import { beijingMinutes } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { saveAs } from '@/utils/saveAs';
import { useVisible } from '@/utils/useRule';
import styles from './index.module.css';
import { About, Status } from './ObjectionParts';

interface AnswerDrawerProps {
  /** null: closed. */
  objection: Objection | null;
  onClose(): void;
  onAnswered(): void;
}

/** An objection with everything that was said, and the place to answer it. */
export default function AnswerDrawer({ objection, onClose, onAnswered }: AnswerDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      open={objection !== null}
      onClose={onClose}
      title={objection && `${t('objections.one')} ${objection.no}`}
      width="min(100vw, 640px)"
      destroyOnHidden
    >
      {objection && (
        <>
          <Said objection={objection} />
          {objection.status === 'open' && <Answer objection={objection} onAnswered={onAnswered} />}
        </>
      )}
    </Drawer>
  );
}

function Said({ objection }: { objection: Objection }) {
  const { t } = useLanguage();
  const { name, phone, created_at, due_at, text, files, answer, answered_at, answered_by } = objection;
  const facts: Fact[] = [
    [t('objections.about'), <About key="about" objection={objection} />],
    [t('objections.status'), <Status key="status" {...objection} />],
    [t('objections.name'), name],
    [t('objections.phone'), phone],
    [t('objections.sentAt'), beijingMinutes(created_at)],
    [t('objections.due'), beijingMinutes(due_at)],
  ];
  if (answered_at)
    facts.push(
      [t('objections.answeredAt'), beijingMinutes(answered_at)],
      [t('objections.answeredBy'), answered_by],
    );
  return (
    <>
      <FactList facts={facts} />
      <h3>{t('objections.text')}</h3>
      <p dir="auto" className={styles.said}>
        {text}
      </p>
      {files.length > 0 && <Files files={files} />}
      {answer && (
        <>
          <h3>{t('objections.answer')}</h3>
          <p dir="auto" className={styles.said}>
            {answer}
          </p>
        </>
      )}
    </>
  );
}

/** Read here alone: the files belong to no company. */
function Files({ files }: Pick<Objection, 'files'>) {
  const { t } = useLanguage();
  const download = async ({ id, name }: Objection['files'][number]) => {
    try {
      saveAs(await fetchObjectionFile(id), name);
    } catch (error) {
      feedback.error((error instanceof Error && error.message) || t('forms.file.notDownloaded', { name }));
    }
  };
  return (
    <>
      <h3>{t('objections.files')}</h3>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Button type="link" onClick={() => download(file)}>
              <bdi>{file.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Typed {
  outcome: Outcome;
  text: string;
}

/** The typed answer stays in this browser until it is sent. */
function Answer({ objection: { id, version }, onAnswered }: { objection: Objection; onAnswered(): void }) {
  const { t } = useLanguage();
  const say = useText();
  const { typed, type, forget } = useTextDraft<Typed>(`objection/${id}`);
  const [isSending, setSending] = useState(false);
  const something = useVisible(objectionMessages.answerMissing);
  if (!typed) return null;

  async function send(answer: Typed): Promise<void> {
    setSending(true);
    const answered = await mutate(answerObjection(id, { version, ...answer }), {
      afterwards: () => setSending(false),
    });
    if (!answered) return;
    await forget();
    onAnswered();
  }

  return (
    <ValidatedForm<Typed> initialValues={typed} onValuesChange={type} onFinish={send}>
      <Form.Item
        name="outcome"
        label={t('objections.outcome')}
        rules={[{ required: true, message: t('objections.outcomeMissing') }]}
      >
        <RadioGroup
          label={t('objections.outcome')}
          options={OUTCOMES.map((outcome) => ({ value: outcome, label: say(objectionStatuses[outcome]) }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('objections.answer')}
        extra={t('objections.answerHint')}
        required
        rules={[something]}
      >
        <Input.TextArea dir="auto" maxLength={TEXT_AT_MOST} showCount rows={6} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('objections.answerSend')}
      </Button>
    </ValidatedForm>
  );
}
