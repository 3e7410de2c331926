import type { AskBody, QuestionThread } from '@domain/calls/questions';
import { programs } from '@domain/programs/index.generated';
import { SUBJECT_AT_MOST } from '@domain/questions/thread';
import { Form, Input } from 'antd';
import { Select } from '@/components/Controls/Select';
import SideDrawer from '@/components/Controls/SideDrawer';
import { useFilingName } from '@/components/FilingTable/filing';
import { askQuestion } from '@/services/questions';
import { fetchReports } from '@/services/reports';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import QuestionFiles from './QuestionFiles';
import QuestionText, { useSomething } from './QuestionText';
import Writing from './Writing';

const FILINGS_SHOWN = 100;

/** The subject of a question: a program, one of its filings if it is about that, and a few words. */
function SubjectFields({ program }: { program: string | undefined }) {
  const { t } = useLanguage();
  const say = useText();
  const something = useSomething();
  const chosen = { required: true, message: t('questions.program.choose') };
  return (
    <>
      <Form.Item name="program" label={t('questions.program')} rules={[chosen]}>
        <Select
          showSearch
          optionFilterProp="label"
          placeholder={t('questions.program.choose')}
          options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
      </Form.Item>
      {program && <FilingChoice program={program} />}
      <Form.Item name="subject" label={t('questions.subject')} rules={[something]}>
        <Input dir="auto" maxLength={SUBJECT_AT_MOST} autoComplete="off" />
      </Form.Item>
    </>
  );
}

function FilingChoice({ program }: { program: string }) {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const { data } = useRead(fetchReports, { program, pageSize: FILINGS_SHOWN });
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
  onClose(): void;
  onAsked(question: QuestionThread): void;
}

/** A new question. Closing it loses nothing: what was typed is there again. */
export default function AskDrawer({ isOpen, onClose, onAsked }: AskDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer open={isOpen} onClose={onClose} title={t('questions.ask')}>
      <Writing
        place="question/new"
        send={(typed, key) => askQuestion(typed as AskBody, key)}
        sendName={t('questions.send')}
        onSent={onAsked}
      >
        {(written) => (
          <>
            <p className={styles.quiet}>{t('questions.ask.why')}</p>
            <SubjectFields program={written.typed.program} />
            <QuestionText label={t('questions.text')} />
            <QuestionFiles place="new" written={written} />
          </>
        )}
      </Writing>
    </SideDrawer>
  );
}
