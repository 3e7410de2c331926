import type { PublishAnswerBody, ReceivedHead, ReceivedThread } from '@domain/questions/calls';
import { MAX_QUESTION_LENGTH, MAX_QUESTION_SUBJECT_LENGTH } from '@domain/questions/thread';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import ValidatedForm from '@/components/ValidatedForm';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import AboutQuestion from './AboutQuestion';
import MessageForm, { QuestionText, useVisibleQuestion } from './MessageForm';
import QuestionList, { type QuestionSession } from './QuestionList';
import ThreadDrawer from './ThreadDrawer';

const fetchReceivedQuestion = (id: string) => call('receivedQuestion', { path: { id } });

interface AnswerProps {
  question: ReceivedThread;
  onChanged(question: ReceivedThread): void;
  /** Called when the server refused the answer: the company may have written meanwhile. */
  onStale(): void;
}

/** Form for the office's answer. Its draft stays until it is sent, even if the company writes meanwhile. */
export function Answer({ question: { id, version }, onChanged, onStale }: AnswerProps) {
  const { t } = useLanguage();
  return (
    <MessageForm
      place={`answer/${id}`}
      send={({ text = '' }) => call('answerQuestion', { path: { id }, data: { version, text } })}
      sendName={t('questions.answer.send')}
      onSent={onChanged}
      onRefused={onStale}
    >
      {() => <QuestionText label={t('questions.answer')} />}
    </MessageForm>
  );
}

/** Questions of companies to the office, the longest waiting first, with forms to answer and publish. */
export default function ReceivedQuestions({ talk, change, questions }: QuestionSession<ReceivedHead>) {
  const { t } = useLanguage();
  const answers = useRightCheck()('question.answer');
  return (
    <Panel id="received-questions" title={t('questions.received')}>
      <p className={styles.quiet}>{t('questions.received.lead')}</p>
      <QuestionList
        questions={questions}
        state={talk}
        onChange={change}
        none={t('questions.received.none')}
        companyOf={({ company }) => company.name}
      />
      <ThreadDrawer
        id={talk.question}
        read={fetchReceivedQuestion}
        onClose={() => change({ question: '' })}
        onChanged={questions.reload}
        about={(question) => (
          <AboutQuestion
            question={question}
            filingPath={(id) => `/review/filing?id=${id}`}
            company={<bdi>{question.company.name}</bdi>}
          />
        )}
      >
        {(question, take, reload) =>
          answers && (
            <>
              {question.status === 'closed' ? (
                <p className={styles.quiet}>{t('questions.overReceived')}</p>
              ) : (
                <Answer question={question} onChanged={take} onStale={reload} />
              )}
              {question.entries.some(({ side }) => side === 'office') && (
                <Publication question={question} onChanged={take} />
              )}
            </>
          )
        }
      </ThreadDrawer>
    </Panel>
  );
}

interface PublicationProps {
  question: ReceivedThread;
  onChanged(question: ReceivedThread): void;
}

/** Form for the published version of a question, worded by the office. */
export function Publication({ question, onChanged }: PublicationProps) {
  const { t } = useLanguage();
  const [isWriting, setWriting] = useState(false);
  const { id, publication } = question;

  const takeBack = async () => {
    const agreed = await feedback.confirm({
      title: t('questions.publication.takeBack.ask'),
      content: t('questions.publication.takeBack.effect'),
      okText: t('questions.publication.takeBack'),
    });
    const taken = agreed && (await mutate(call('unpublishAnswer', { path: { id } })));
    if (taken) onChanged(taken);
  };
  return (
    <section className={styles.publication} aria-labelledby="publication">
      <h4 id="publication">{t('questions.publication')}</h4>
      {isWriting ? (
        <Words
          question={question}
          onCancel={() => setWriting(false)}
          onChanged={(changed) => {
            setWriting(false);
            onChanged(changed);
          }}
        />
      ) : (
        <>
          {publication && (
            <>
              <p className={styles.quiet}>
                <bdi>{publication.title}</bdi> ·{' '}
                {t('questions.publication.at', { at: formatDateTime(publication.published_at) })}
              </p>
              <p dir="auto" className={styles.said}>
                {publication.question}
              </p>
              <p dir="auto" className={styles.said}>
                {publication.answer}
              </p>
            </>
          )}
          <div className={styles.buttons}>
            <Button onClick={() => setWriting(true)}>
              {t(publication ? 'questions.publication.change' : 'questions.publication.begin')}
            </Button>
            {publication && <Button onClick={takeBack}>{t('questions.publication.takeBack')}</Button>}
          </div>
        </>
      )}
    </section>
  );
}

/** Initial text of the published version: question and answer as written. */
const toPublication = ({ subject, entries }: ReceivedThread): PublishAnswerBody => ({
  title: subject,
  question: entries.find(({ side }) => side === 'company')?.text ?? '',
  answer: entries.filter(({ side }) => side === 'office').at(-1)?.text ?? '',
});

function Words({ question, onCancel, onChanged }: PublicationProps & { onCancel(): void }) {
  const { t } = useLanguage();
  const something = useVisibleQuestion();
  const [isSending, setSending] = useState(false);
  const send = async (words: PublishAnswerBody) => {
    setSending(true);
    const published = await mutate(call('publishAnswer', { path: { id: question.id }, data: words }), {
      afterwards: () => setSending(false),
    });
    if (published) onChanged(published);
  };
  return (
    <ValidatedForm
      name="publication"
      requiredMark={false}
      initialValues={question.publication ?? toPublication(question)}
      onFinish={send}
    >
      <p className={styles.quiet}>{t('questions.publication.why')}</p>
      <Form.Item name="title" label={t('questions.publication.title')} rules={[something]}>
        <Input dir="auto" {...createLengthLimit(MAX_QUESTION_SUBJECT_LENGTH)} />
      </Form.Item>
      <Form.Item name="question" label={t('questions.publication.question')} rules={[something]}>
        <Input.TextArea dir="auto" {...createLengthLimit(MAX_QUESTION_LENGTH)} showCount rows={4} />
      </Form.Item>
      <Form.Item name="answer" label={t('questions.publication.answer')} rules={[something]}>
        <Input.TextArea dir="auto" {...createLengthLimit(MAX_QUESTION_LENGTH)} showCount rows={4} />
      </Form.Item>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('questions.publication.publish')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </ValidatedForm>
  );
}
