import { appealMessages } from '@domain/api/messages/appeals';
import { appealStatuses, REASON_AT_MOST } from '@domain/appeals/appeal';
import type { HeardAppeal } from '@domain/calls/appeals';
import { statusWords } from '@domain/filing/outcome';
import type { FilingStatus } from '@domain/filing/status';
import { OUTCOMES, type Outcome } from '@domain/objections/answered';
import { findProgram } from '@domain/programs/find';
import { Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import FileNames from '@/components/AnswersView/FileNames';
import RadioGroup from '@/components/RadioGroup';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import FactList, { type Fact } from '@/pages/review/components/FactList';
import { answerAppeal } from '@/services/appeals';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';
import { About, Due, Status, useDecision } from './AppealParts';
import styles from './index.module.css';

interface HearingDrawerProps {
  /** null: closed. */
  appeal: HeardAppeal | null;
  onClose(): void;
  onAnswered(): void;
  /** Somebody else may have answered it. */
  onRefused(): void;
}

/** An appeal with everything that was said, and the place to answer it. */
export default function HearingDrawer({ appeal, onClose, ...answering }: HearingDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      open={appeal !== null}
      onClose={onClose}
      title={appeal && `${t('appeals.one')} ${appeal.no}`}
      width="min(100vw, 640px)"
      destroyOnHidden
    >
      {appeal && (
        <>
          <Said appeal={appeal} />
          {appeal.status === 'open' && <Answer appeal={appeal} {...answering} />}
        </>
      )}
    </Drawer>
  );
}

function Said({ appeal }: { appeal: HeardAppeal }) {
  const { t } = useLanguage();
  const decisionOf = useDecision();
  const facts: Fact[] = [
    [t('appeals.about'), <About key="about" appeal={appeal} />],
    [t('appeals.status'), <Status key="status" {...appeal} />],
    [t('appeals.decision'), `${decisionOf(appeal)} ${beijingMinutes(appeal.decided_at)}`],
    [t('appeals.sentAt'), `${beijingMinutes(appeal.sent_at)} ${appeal.sent_by}`],
    [t('appeals.due'), <Due key="due" appeal={appeal} />],
  ];
  if (appeal.answered_at)
    facts.push(
      [t('appeals.answeredAt'), beijingMinutes(appeal.answered_at)],
      [t('appeals.answeredBy'), appeal.answered_by],
    );
  return (
    <>
      <FactList facts={facts} />
      <h3>{t('appeals.reason')}</h3>
      <p dir="auto" className={styles.said}>
        {appeal.reason}
      </p>
      {appeal.files.length > 0 && (
        <>
          <h3>{t('appeals.files')}</h3>
          <FileNames ids={appeal.files.map(({ id }) => id)} />
        </>
      )}
      {appeal.answer && (
        <>
          <h3>{t('appeals.answer')}</h3>
          <p dir="auto" className={styles.said}>
            {appeal.answer}
          </p>
        </>
      )}
    </>
  );
}

interface Typed {
  outcome: Outcome;
  text: string;
}

type AnswerProps = { appeal: HeardAppeal } & Pick<HearingDrawerProps, 'onAnswered' | 'onRefused'>;

/** The typed answer stays in this browser until it is sent. */
function Answer({ appeal, onAnswered, onRefused }: AnswerProps) {
  const { id, version, program, restores } = appeal;
  const { t } = useLanguage();
  const say = useText();
  const { typed, type, forget } = useTextDraft<Typed>(`appeal-answer/${id}`);
  const [isSending, setSending] = useState(false);
  const something = useVisible(appealMessages.answerMissing);
  if (!typed) return null;

  async function send(answer: Typed): Promise<void> {
    setSending(true);
    const answered = await mutate(answerAppeal(id, { version, ...answer }), {
      afterwards: () => setSending(false),
    });
    if (!answered) return onRefused();
    await forget();
    onAnswered();
  }

  const status = say(statusWords(restores as FilingStatus, findProgram(program)));
  return (
    <ValidatedForm<Typed> initialValues={typed} onValuesChange={type} onFinish={send}>
      <Form.Item
        name="outcome"
        label={t('appeals.outcome')}
        extra={t('appeals.outcomeHint', { status })}
        rules={[{ required: true, message: t('appeals.outcomeMissing') }]}
      >
        <RadioGroup
          label={t('appeals.outcome')}
          options={OUTCOMES.map((outcome) => ({
            value: outcome,
            label: say(appealStatuses[outcome]),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('appeals.answer')}
        extra={t('appeals.answerHint')}
        required
        rules={[something]}
      >
        <Input.TextArea dir="auto" maxLength={REASON_AT_MOST} showCount rows={6} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('appeals.answerSend')}
      </Button>
    </ValidatedForm>
  );
}
