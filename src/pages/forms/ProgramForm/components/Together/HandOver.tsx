import type { SectionClaims } from '@domain/calls/together';
import { dayOf } from '@domain/windows/calendar';
import { DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { Select } from '@/components/Select';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useLanguage } from '@/utils/language';

interface HandOverProps {
  open: boolean;
  colleagues: SectionClaims['colleagues'];
  holder: string | undefined;
  onClose(): void;
  /** Resolves with whether it was done. */
  onGive(user: string, dueOn: string | null): Promise<boolean>;
}

const DAY = 'YYYY-MM-DD';

/** The person to whom a section goes, and the day by which it should be filled in. */
export default function HandOver({ open, colleagues, holder, onClose, onGive }: HandOverProps) {
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
        <DatePicker
          format={DAY}
          placeholder={DAY}
          disabledDate={(day) => day.format(DAY) < dayOf(new Date())}
        />
      </Form.Item>
    </FormModal>
  );
}
