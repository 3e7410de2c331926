import { type AnswerField, type AnswerFilter, getAnswerKind } from '@domain/filing/answer-filters';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import DatePicker from '@/components/Controls/DatePicker';
import NumberInput from '@/components/Controls/NumberInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Select } from '@/components/Controls/Select';
import { SEARCHABLE } from '@/components/ListPage';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { listFieldChoices, useAnswerName } from '../answerFields';

interface AnswerFilterDialogProps {
  open: boolean;
  fields: AnswerField[];
  onAdd(filter: AnswerFilter): void;
  onClose(): void;
}

interface Values {
  path: string;
  way?: 'has' | 'is';
  words?: string;
  choice?: string;
  from?: number | Dayjs | null;
  to?: number | Dayjs | null;
}

const endOf = (end: number | Dayjs | null | undefined, format: string): string | undefined =>
  typeof end === 'number' ? String(end) : end?.format(format);

function filterOf({ path, way, words, choice, from, to }: Values, format: string): AnswerFilter | null {
  if (choice !== undefined) return { path, is: choice };
  const said = words?.trim();
  if (said) return way === 'is' ? { path, is: said } : { path, has: said };
  const [first, last] = [endOf(from, format), endOf(to, format)];
  if (first === undefined && last === undefined) return null;
  return { path, ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

/** Dialog to add a filter to the queue: a field of the form, and the condition on its answer. */
export default function AnswerFilterDialog({ open, fields, onAdd, onClose }: AnswerFilterDialogProps) {
  const { t } = useLanguage();
  const nameOf = useAnswerName();
  const [form] = Form.useForm<Values>();
  const path = Form.useWatch('path', form);
  const chosen = fields.find((each) => each.path === path);
  const kind = chosen && getAnswerKind(chosen.field);
  const format = kind === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';

  const add = async (values: Values) => {
    const filter = filterOf(values, format);
    if (filter) return onAdd(filter);
    form.setFields([{ name: kind === 'words' ? 'words' : 'from', errors: [t('queue.answer.missing')] }]);
  };

  return (
    <FormModal<Values>
      data-enter="sends"
      open={open}
      title={t('queue.answer.add')}
      okText={t('queue.answer.do')}
      form={form}
      requiredMark={false}
      onCancel={onClose}
      onFinish={add}
    >
      <Form.Item
        name="path"
        label={t('queue.answer.field')}
        rules={[{ required: true, message: t('queue.answer.whichField') }]}
      >
        <Select
          {...SEARCHABLE}
          options={fields.map((each) => ({ value: each.path, label: nameOf(each) }))}
          onChange={() => form.resetFields(['way', 'words', 'choice', 'from', 'to'])}
        />
      </Form.Item>
      {chosen && <AnswerCondition answer={chosen} key={path} />}
    </FormModal>
  );
}

function AnswerCondition({ answer }: { answer: AnswerField }) {
  const { t, language } = useLanguage();
  const say = useText();
  const { field } = answer;
  const unit = getFieldUnit(field);
  const kind = getAnswerKind(field);
  if (kind === 'choice')
    return (
      <Form.Item
        name="choice"
        label={t('queue.answer.is')}
        rules={[{ required: true, message: t('queue.answer.missing') }]}
      >
        <Select {...SEARCHABLE} options={listFieldChoices(field, language) ?? []} />
      </Form.Item>
    );
  if (kind === 'words')
    return (
      <>
        <Form.Item name="way" label={t('queue.answer.way')} initialValue="has">
          <RadioGroup
            label={t('queue.answer.way')}
            options={[
              { value: 'has', label: t('queue.answer.has') },
              { value: 'is', label: t('queue.answer.isExactly') },
            ]}
          />
        </Form.Item>
        <Form.Item name="words" label={t('queue.answer.words')}>
          <Input {...createLengthLimit(60)} autoComplete="off" />
        </Form.Item>
      </>
    );
  const end =
    kind === 'number' ? (
      <NumberInput controls={false} {...(unit && { addonAfter: say(getUnitText(unit)) })} />
    ) : (
      <DatePicker picker={kind === 'month' ? 'month' : 'date'} />
    );
  return (
    <>
      <Form.Item name="from" label={t('queue.answer.from')}>
        {end}
      </Form.Item>
      <Form.Item name="to" label={t('queue.answer.to')}>
        {end}
      </Form.Item>
    </>
  );
}
