import type { RecognitionItem } from '@domain/recognitions/calls';
import {
  CERTIFICATE_ISSUES,
  type CertificateIssue,
  findIssueFault,
  issueNames,
  MAX_HOLDER_LENGTH,
  MAX_ISSUE_REASON_LENGTH,
} from '@domain/recognitions/issuing';
import { Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import RadioGroup from '@/components/Controls/RadioGroup';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface Values {
  issue: CertificateIssue;
  reason: string;
  company?: string;
  valid_from: Dayjs;
  valid_to: Dayjs;
}

interface IssueCertificateProps {
  item: RecognitionItem | null;
  onClose(): void;
  onIssued(): void;
}

/** Dialog to reissue a certificate, corrected or extended, with the reason: it replaces the previous one. */
export default function IssueCertificate({ item, onClose, onIssued }: IssueCertificateProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const isOurs = item?.filing !== null;
  // A certificate that the portal did not issue cannot be reissued.
  const issues = isOurs ? CERTIFICATE_ISSUES : CERTIFICATE_ISSUES.filter((each) => each !== 'reissue');
  const issue = Form.useWatch('issue', form) ?? issues[0];
  const title = t(isOurs ? 'recognitions.issue' : 'recognitions.change');

  async function send(recognition: RecognitionItem, values: Values) {
    const company = values.company?.trim() || null;
    const [from, to] = [values.valid_from, values.valid_to].map((day) => day.format(DAY)) as [string, string];
    const before = { from: recognition.valid_from, to: recognition.valid_to };
    const fault = findIssueFault({ ...values, company, from, to }, before);
    if (fault) return feedback.warn(say(fault.message));
    const { id, version } = recognition;
    const body = {
      issue: values.issue,
      reason: values.reason,
      company,
      valid_from: from,
      valid_to: to,
      version,
    };
    if (!(await mutate(call('issueCertificate', { path: { id }, data: body })))) return;
    onIssued();
    onClose();
  }

  return (
    <FormModal<Values>
      open={item !== null}
      title={title}
      okText={title}
      form={form}
      initialValues={{
        issue: issues[0],
        reason: '',
        valid_from: dayjs(item?.valid_from),
        valid_to: dayjs(item?.valid_to),
      }}
      onCancel={onClose}
      onFinish={async (values) => item && send(item, values)}
    >
      <p>
        {item &&
          t(`recognitions.${isOurs ? 'issue' : 'change'}.why`, { company: item.company.name, no: item.no })}
      </p>
      <Form.Item name="issue" label={t('recognitions.issue.what')} required>
        <RadioGroup
          label={t('recognitions.issue.what')}
          options={issues.map((each) => ({ value: each, label: say(issueNames[each]) }))}
        />
      </Form.Item>
      {issue === 'correct' && (
        <Form.Item
          name="company"
          label={t('recognitions.issue.company')}
          extra={t('recognitions.issue.asBefore')}
        >
          <Input maxLength={MAX_HOLDER_LENGTH} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="valid_from" label={t('recognitions.issue.from')} required hidden={issue !== 'correct'}>
        <DayPicker allowClear={false} />
      </Form.Item>
      <Form.Item name="valid_to" label={t('recognitions.issue.to')} required hidden={issue === 'reissue'}>
        <DayPicker allowClear={false} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('recognitions.issue.reason')}
        rules={[{ required: true, whitespace: true, message: t('recognitions.issue.reasonMissing') }]}
      >
        <Input.TextArea rows={3} maxLength={MAX_ISSUE_REASON_LENGTH} showCount />
      </Form.Item>
    </FormModal>
  );
}
