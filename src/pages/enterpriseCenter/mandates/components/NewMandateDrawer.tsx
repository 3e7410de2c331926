import type { GiveMandateBody } from '@domain/mandates/calls';
import {
  computeLatestLastDay,
  findMandateTermFault,
  MAX_MANDATE_NOTE_LENGTH,
} from '@domain/mandates/mandate';
import { mandateMessages } from '@domain/mandates/messages';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import { Select } from '@/components/Controls/Select';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { useProgramOptions } from '@/models/useProgramOptions';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useRule } from '@/utils/useRule';

interface NewMandateDrawerProps {
  open: boolean;
  onClose(): void;
  onGiven(): void;
  /** Called after the offer was taken back. */
  onTakenBack(): void;
}

/** Drawer for a new mandate. Closing it loses nothing: the typed values are restored. */
export default function NewMandateDrawer({ open, onClose, ...after }: NewMandateDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer isInAddress open={open} beginsInForm onClose={onClose} title={t('mandates.give')}>
      <Terms {...after} />
    </SideDrawer>
  );
}

const asDay = {
  getValueProps: (value?: string) => ({ value: value ? dayjs(value) : null }),
  normalize: (value: Dayjs | null) => value?.format(DAY),
};

function Terms({ onGiven, onTakenBack }: Pick<NewMandateDrawerProps, 'onGiven' | 'onTakenBack'>) {
  const { t } = useLanguage();
  const say = useText();
  const rule = useRule();
  const programs = useProgramOptions();
  const { typed, type, forget } = useTextDraft<GiveMandateBody>('mandate/new');
  const [isSending, setSending] = useState(false);
  if (!typed) return null;
  const firstDay = typed.first_day ?? formatBeijingDay(new Date());

  async function send(): Promise<void> {
    setSending(true);
    const given = await mutate(
      call('giveMandate', { data: { ...(typed as GiveMandateBody), first_day: firstDay } }),
      {
        afterwards: () => setSending(false),
        undo: (offered) =>
          offered &&
          mutate(call('endMandate', { path: { id: offered.id }, data: { version: offered.version } }), {
            afterwards: onTakenBack,
          }),
      },
    );
    if (!given) return;
    await forget();
    onGiven();
  }

  const faultOf = (lastDay: string) =>
    findMandateTermFault({ firstDay, lastDay }, formatBeijingDay(new Date()));
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
  return (
    <ValidatedForm<GiveMandateBody>
      isDraft
      initialValues={{ first_day: firstDay, may_submit: false, ...typed }}
      onValuesChange={(change) => type(change as Partial<GiveMandateBody>)}
      onFinish={send}
    >
      <Alert type="info" showIcon message={t('mandates.why')} style={{ marginBlockEnd: 24 }} />
      <Form.Item
        name="username"
        label={t('mandates.username')}
        extra={t('mandates.usernameHint')}
        rules={needed(t('mandates.usernameMissing'))}
      >
        <Input dir="ltr" autoComplete="off" {...createLengthLimit(50)} />
      </Form.Item>
      <Form.Item
        name="credit_code"
        label={t('mandates.creditCode')}
        rules={needed(t('mandates.creditCodeMissing'))}
      >
        <Input dir="ltr" autoComplete="off" {...createLengthLimit(18)} />
      </Form.Item>
      <Form.Item
        name="programs"
        label={t('mandates.programs')}
        rules={[{ required: true, type: 'array', min: 1, message: say(mandateMessages.programsMissing) }]}
      >
        <Select mode="multiple" options={programs} optionFilterProp="label" />
      </Form.Item>
      <Form.Item
        name="first_day"
        label={t('mandates.firstDay')}
        required
        {...asDay}
        rules={[
          rule((day) =>
            day ? findMandateTermFault({ firstDay: day, lastDay: day }, formatBeijingDay(new Date())) : null,
          ),
        ]}
      >
        <DayPicker allowClear={false} />
      </Form.Item>
      <Form.Item
        name="last_day"
        label={t('mandates.lastDay')}
        extra={t('mandates.lastDayHint', { day: computeLatestLastDay(firstDay) })}
        {...asDay}
        rules={[rule((day) => (day ? faultOf(day) : null))]}
      >
        <DayPicker />
      </Form.Item>
      <Form.Item name="may_submit" extra={t('mandates.maySubmitHint')} valuePropName="checked">
        <Checkbox>{t('mandates.maySubmit')}</Checkbox>
      </Form.Item>
      <Form.Item name="note" label={t('mandates.note')} extra={t('mandates.noteHint')}>
        <Input.TextArea dir="auto" {...createLengthLimit(MAX_MANDATE_NOTE_LENGTH)} showCount rows={3} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('mandates.send')}
      </Button>
    </ValidatedForm>
  );
}
