import type { SectionClaims } from '@domain/filing/collaboration-calls';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Form } from 'antd';
import type { Dayjs } from 'dayjs';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import { Select } from '@/components/Controls/Select';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useLanguage } from '@/utils/language';

interface HandOverDialogProps {
  open: boolean;
  colleagues: SectionClaims['colleagues'];
  holder: string | undefined;
  onClose(): void;
  /** Hands the section over; resolves with whether that succeeded. */
  onGive(user: string, dueOn: string | null): Promise<boolean>;
}

/** Dialog to choose the person who takes over a section, and the day by which it should be filled in. */
export default function HandOverDialog({ open, colleagues, holder, onClose, onGive }: HandOverDialogProps) {
  const { t } = useLanguage();
  const give = async ({ user, due }: { user: string; due?: Dayjs | null }) => {
    if (await onGive(user, due?.format(DAY) ?? null)) onClose();
  };
  return (
    <FormModal
      open={open}
      title={t('forms.share.title')}
      okText={t('forms.share.confirm')}
      onCancel={onClose}
      onFinish={give}
    >
      <p>{t('forms.share.lead')}</p>
      <Form.Item
        name="user"
        label={t('forms.share.to')}
        rules={[{ required: true, message: t('forms.share.toMissing') }]}
      >
        <Select
          options={colleagues
            .filter(({ id }) => id !== holder)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="due" label={t('forms.share.due')}>
        <DayPicker first={formatBeijingDay(new Date())} />
      </Form.Item>
    </FormModal>
  );
}
