import type { EditionStartBody } from '@domain/program-documents/proposal-calls';
import { NOTE_AT_MOST } from '@domain/program-documents/publication-limits';
import { Form, Input, Radio } from 'antd';
import type { Dayjs } from 'dayjs';
import DatePicker from '@/components/Controls/DatePicker';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';

const START_KINDS = ['batch', 'now', 'hour'] as const;

/** Values of the fields below; the hour is in Beijing time. */
export interface ProposalTermsValues {
  note?: string;
  reason?: string;
  start?: (typeof START_KINDS)[number];
  hour?: Dayjs;
}

export function toProposalTerms({ note = '', reason = '', start = 'batch', hour }: ProposalTermsValues): {
  note: string;
  reason: string;
  from: EditionStartBody;
} {
  const at = hour ? `${hour.format('YYYY-MM-DDTHH:mm')}:00+08:00` : '';
  return { note, reason, from: start === 'hour' ? { kind: 'hour', at } : { kind: start } };
}

interface ProposalTermsFieldsProps {
  /** True once the server has asked for the reason. */
  needsReason: boolean;
}

/** Terms of an edition: its note, from when it holds, and the reason that companies read. */
export default function ProposalTermsFields({ needsReason }: ProposalTermsFieldsProps) {
  const { t } = useLanguage();
  const start = Form.useWatch<ProposalTermsValues['start']>('start') ?? 'batch';
  return (
    <>
      <Form.Item name="note" label={t('editions.note')} extra={t('editions.note.hint')}>
        <Input {...createLengthLimit(NOTE_AT_MOST)} autoComplete="off" />
      </Form.Item>
      <Form.Item name="start" label={t('editions.from')} initialValue="batch">
        <RadioGroup label={t('editions.from')}>
          {START_KINDS.map((kind) => (
            <Radio key={kind} value={kind}>
              {t(`editions.from.${kind}`)}
            </Radio>
          ))}
        </RadioGroup>
      </Form.Item>
      {start === 'hour' && (
        <Form.Item
          name="hour"
          label={t('editions.hour')}
          rules={[{ required: true, message: t('editions.hour.needed') }]}
        >
          <DatePicker time="00:00" />
        </Form.Item>
      )}
      {start !== 'batch' && (
        <Form.Item
          name="reason"
          label={t('editions.reason')}
          extra={t('editions.reason.hint')}
          rules={[{ required: needsReason, whitespace: true, message: t('editions.reason.needed') }]}
        >
          <Input {...createLengthLimit(NOTE_AT_MOST)} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}
