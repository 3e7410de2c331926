import { findProgram } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { AskQuestionBody, QuestionHead, QuestionThread } from '@domain/questions/calls';
import { MAX_QUESTION_SUBJECT_LENGTH } from '@domain/questions/thread';
import { Button, Form, Input } from 'antd';
import { useSelector } from 'umi';
import { Select } from '@/components/Controls/Select';
import SideDrawer from '@/components/Controls/SideDrawer';
import { useFilingName } from '@/components/FilingTable/filing';
import { Panel } from '@/components/Page';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import AboutQuestion from './AboutQuestion';
import MessageForm, { QuestionFiles, QuestionText, useVisibleQuestion } from './MessageForm';
import QuestionList, { type QuestionSession } from './QuestionList';
import ThreadDrawer from './ThreadDrawer';

const fetchQuestion = (id: string) => call('question', { path: { id } });

interface FollowUpProps {
  id: string;
  onChanged(question: QuestionThread): void;
}

/** Form for a follow-up question in a thread, and button to close the thread. */
export function FollowUp({ id, onChanged }: FollowUpProps) {
  const { t } = useLanguage();
  const close = async () => {
    const agreed = await feedback.confirm({
      title: t('questions.close.ask'),
      content: t('questions.close.effect'),
      okText: t('questions.close'),
    });
    const closed = agreed && (await mutate(call('closeQuestion', { path: { id } })));
    if (closed) onChanged(closed);
  };
  return (
    <MessageForm
      place={`question/${id}`}
      send={({ text = '', files = [] }, key) =>
        call('followUpQuestion', { path: { id }, data: { text, files }, idempotencyKey: key })
      }
      sendName={t('questions.send')}
      onSent={onChanged}
      beside={<Button onClick={close}>{t('questions.close')}</Button>}
    >
      {(written) => (
        <>
          <QuestionText label={t('questions.followUp')} />
          <QuestionFiles place={id} written={written} />
        </>
      )}
    </MessageForm>
  );
}

/** The company's questions to the office, with a drawer to ask a new one or follow up. */
export default function OwnQuestions({ talk, change, questions }: QuestionSession<QuestionHead>) {
  const { t } = useLanguage();
  const about = talk.ask && talk.about ? { program: talk.ask, filing_id: talk.about } : null;
  const close = () => change({ ask: '', about: '' });
  const mayAsk = useSelector((root: RootState) =>
    root.user.currentUser?.permissions.includes('question.ask'),
  );

  const ask = mayAsk && (
    <Button type="primary" onClick={() => change({ ask: 'new' })}>
      {t('questions.ask')}
    </Button>
  );
  return (
    <Panel id="own-questions" title={t('questions.own')} extra={ask}>
      <QuestionList
        questions={questions}
        state={talk}
        onChange={change}
        none={t('questions.none')}
        action={ask}
      />
      <AskDrawer
        isOpen={talk.ask !== '' && mayAsk === true}
        about={about}
        onClose={close}
        onAsked={({ id }) => {
          change({ ask: '', about: '', question: id });
          questions.reload();
        }}
      />
      <ThreadDrawer
        id={talk.question}
        read={fetchQuestion}
        onClose={() => change({ question: '' })}
        onChanged={questions.reload}
        about={(question) => (
          <AboutQuestion
            question={question}
            filingPath={(id) =>
              buildFilingPath({ route: findProgram(question.program)?.route ?? '', id, kind: '' })
            }
          />
        )}
      >
        {({ id, status }, take) =>
          status === 'closed' ? (
            <p className={styles.quiet}>{t('questions.over')}</p>
          ) : (
            mayAsk && <FollowUp id={id} onChanged={take} />
          )
        }
      </ThreadDrawer>
    </Panel>
  );
}

const FILINGS_SHOWN = 100;

/** Subject of a question: a program, and one of its filings where the question concerns one. */
function SubjectFields({ program }: { program: string | undefined }) {
  const { t } = useLanguage();
  const say = useText();
  const chosen = { required: true, message: t('questions.program.choose') };
  return (
    <>
      <Form.Item name="program" label={t('common.program')} rules={[chosen]}>
        <Select
          showSearch
          optionFilterProp="label"
          placeholder={t('questions.program.choose')}
          options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
      </Form.Item>
      {program && <FilingChoice program={program} />}
    </>
  );
}

function FilingChoice({ program }: { program: string }) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const { data } = useRead('reportInfo', { params: { program, pageSize: FILINGS_SHOWN } });
  if (!data?.list.length) return null;
  return (
    <Form.Item name="filing_id" label={t('questions.filing')} extra={t('questions.filing.why')}>
      <Select
        allowClear
        placeholder={t('questions.filing.none')}
        options={data.list.map((filing) => ({ value: filing.id, label: nameOf(filing) }))}
      />
    </Form.Item>
  );
}

interface AskDrawerProps {
  isOpen: boolean;
  /** Program and filing that the question is about, where a filing led here; null: they are chosen. */
  about: Pick<AskQuestionBody, 'program' | 'filing_id'> | null;
  onClose(): void;
  onAsked(question: QuestionThread): void;
}

/** Drawer for a new question. Closing it loses nothing: the typed text is restored. */
function AskDrawer({ isOpen, about, onClose, onAsked }: AskDrawerProps) {
  const { t } = useLanguage();
  const say = useText();
  const something = useVisibleQuestion();
  const program = about && findProgram(about.program);
  return (
    <SideDrawer isInAddress open={isOpen} beginsInForm onClose={onClose} title={t('questions.ask')}>
      <MessageForm
        place={about ? `question/new/${about.filing_id}` : 'question/new'}
        send={(typed, key) =>
          call('askQuestion', { data: { ...typed, ...about } as AskQuestionBody, idempotencyKey: key })
        }
        sendName={t('questions.send')}
        onSent={onAsked}
      >
        {(written) => (
          <>
            <p className={styles.quiet}>{t('questions.ask.why')}</p>
            {program ? <p>{say(program.title)}</p> : <SubjectFields program={written.typed.program} />}
            <Form.Item name="subject" label={t('questions.subject')} required rules={[something]}>
              <Input dir="auto" {...createLengthLimit(MAX_QUESTION_SUBJECT_LENGTH)} autoComplete="off" />
            </Form.Item>
            <QuestionText label={t('questions.text')} />
            <QuestionFiles place="new" written={written} />
          </>
        )}
      </MessageForm>
    </SideDrawer>
  );
}
