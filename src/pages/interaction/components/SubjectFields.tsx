import { programs } from '@domain/programs/index.generated';
import { SUBJECT_AT_MOST } from '@domain/questions/thread';
import { Form, Input } from 'antd';
import { useFilingName } from '@/components/FilingTable/filing';
import { Select } from '@/components/Select';
import { fetchReports } from '@/services/reports';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { useSomething } from './QuestionText';

const FILINGS_SHOWN = 100;

/** The subject of a question: a program, one of its filings if it is about that, and a few words. */
export default function SubjectFields({ program }: { program: string | undefined }) {
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
