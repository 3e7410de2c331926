import type { Assignee } from '@domain/calls/assigning';
import { dayOf } from '@domain/windows/calendar';
import { DatePicker, Form, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useSelector } from 'umi';
import FormModal from '@/components/ValidatedForm/FormModal';
import type { RootState } from '@/models/connect';
import { useMay } from '@/models/useMay';
import { officerName } from '@/pages/review/filings/officer';
import { nameDeputy } from '@/services/absences';
import { fetchAssignees } from '@/services/queue';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

interface DeputyEditorProps {
  open: boolean;
  onClose(): void;
  onNamed(): void;
}

interface Values {
  person?: string;
  deputy: string;
  from: Dayjs;
  until: Dayjs;
}

const DAY = 'YYYY-MM-DD';

const optionsOf = (officers: readonly Assignee[]) =>
  officers.map((officer) => ({ value: officer.id, label: officerName(officer) }));

/** The days that somebody is away, and who acts. Administrators enter those of others too. */
export default function DeputyEditor({ open, onClose, onNamed }: DeputyEditorProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<Values>();
  const me = useSelector((state: RootState) => state.user.currentUser?.id) ?? '';
  const namesOthers = useMay()('users.manage');
  const officers = useRead(open ? fetchAssignees : null).data ?? [];
  const person = Form.useWatch('person', form) ?? me;
  const from = Form.useWatch('from', form);
  const away = officers.find(({ id }) => id === person);
  const colleagues = officers.filter(
    ({ id, role, department }) =>
      id !== person && role === away?.role && (department ?? '') === (away.department ?? ''),
  );

  async function save({ person: chosen = me, deputy, from: first, until }: Values) {
    const days = { from: first.format(DAY), until: until.format(DAY) };
    if (await mutate(nameDeputy({ person: chosen, deputy, ...days }))) onNamed();
  }

  const search = { showSearch: true, optionFilterProp: 'label' } as const;
  return (
    <FormModal<Values>
      form={form}
      open={open}
      title={t('absences.new')}
      okText={t('absences.new')}
      initialValues={{ person: me }}
      onCancel={onClose}
      onFinish={save}
    >
      {namesOthers && (
        <Form.Item name="person" label={t('absences.person')} required>
          <Select
            {...search}
            options={optionsOf(officers)}
            onChange={() => form.setFieldValue('deputy', undefined)}
          />
        </Form.Item>
      )}
      <Form.Item
        name="deputy"
        label={t('absences.deputy')}
        extra={t('absences.deputy.hint')}
        rules={[{ required: true, message: t('absences.deputy.missing') }]}
      >
        <Select {...search} options={optionsOf(colleagues)} notFoundContent={t('absences.deputy.none')} />
      </Form.Item>
      <Form.Item
        name="from"
        label={t('absences.from')}
        rules={[{ required: true, message: t('absences.from.missing') }]}
      >
        <DatePicker
          format={DAY}
          placeholder={DAY}
          disabledDate={(day) => day.format(DAY) < dayOf(new Date())}
        />
      </Form.Item>
      <Form.Item
        name="until"
        label={t('absences.until')}
        rules={[{ required: true, message: t('absences.until.missing') }]}
      >
        <DatePicker
          format={DAY}
          placeholder={DAY}
          disabledDate={(day) => day.format(DAY) < (from?.format(DAY) ?? dayOf(new Date()))}
        />
      </Form.Item>
    </FormModal>
  );
}
