import type { Assignee } from '@domain/review/assignment-calls';
import { formatBeijingDay } from '@domain/windows/calendar';
import type { AbsenceItem } from '@domain/workflow/absence-calls';
import { Button, Form, Tag } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useSelector } from 'umi';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import { Select } from '@/components/Controls/Select';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import FormModal from '@/components/ValidatedForm/FormModal';
import type { RootState } from '@/models/connect';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDate } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { formatOfficerName } from '@/utils/names';
import { createPaging } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';

const COLOURS = { running: 'processing', coming: 'default', over: 'default' } as const;

/** Absences of officials, with their deputies. */
export default function Absences() {
  const { t } = useLanguage();
  const list = useList(createPaging(), 'absences');
  const [isNaming, setNaming] = useState(false);

  async function end({ id, person, deputy }: AbsenceItem) {
    const agreed = await feedback.confirm({
      title: t('absences.end.ask', { name: person.name }),
      content: t('absences.end.effect', { deputy: deputy.name }),
      okText: t('absences.end'),
    });
    if (agreed) await mutate(call('endAbsence', { path: { id } }), { afterwards: list.reload });
  }

  return (
    <ListPage
      list={list}
      lead={t('absences.lead')}
      actions={
        <Button type="primary" onClick={() => setNaming(true)}>
          {t('absences.new')}
        </Button>
      }
      columns={useColumns(end)}
      empty={{ none: t('absences.none') }}
      pagination={{ hideOnSinglePage: true }}
    >
      <DeputyEditor
        open={isNaming}
        onClose={() => setNaming(false)}
        onNamed={() => {
          setNaming(false);
          list.reload();
        }}
      />
    </ListPage>
  );
}

function useColumns(end: (absence: AbsenceItem) => void): RecordColumn<AbsenceItem>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'person',
      title: t('absences.person'),
      place: 'name',
      render: ({ person }) => <bdi>{person.name}</bdi>,
    },
    { key: 'deputy', title: t('absences.deputy'), render: ({ deputy }) => <bdi>{deputy.name}</bdi> },
    { key: 'from', title: t('absences.from'), isShort: true, render: ({ from }) => formatDate(from) },
    { key: 'until', title: t('absences.until'), isShort: true, render: ({ until }) => formatDate(until) },
    { key: 'days', title: t('absences.days'), isNumber: true, render: ({ working_days }) => working_days },
    {
      key: 'state',
      title: t('common.status'),
      render: ({ state, fault }) => (
        <>
          <Tag color={COLOURS[state]}>{t(`absences.state.${state}`)}</Tag>
          {fault && <Tag color="warning">{t('absences.lapsed', { fault })}</Tag>}
        </>
      ),
    },
    createActionsColumn(
      t,
      (absence) =>
        absence.may_end && (
          <Button
            onClick={() => end(absence)}
            aria-label={t('absences.endOf', { name: absence.person.name, from: formatDate(absence.from) })}
          >
            {t('absences.end')}
          </Button>
        ),
    ),
  ];
}

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

const optionsOf = (officers: readonly Assignee[]) =>
  officers.map((officer) => ({ value: officer.id, label: formatOfficerName(officer) }));

/** Form for the days of an absence and the deputy. Administrators also enter those of other people. */
function DeputyEditor({ open, onClose, onNamed }: DeputyEditorProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<Values>();
  const me = useSelector((state: RootState) => state.user.currentUser?.id) ?? '';
  const namesOthers = useRightCheck()('users.manage');
  const officers = useRead(open ? 'assignees' : null).data ?? [];
  const person = Form.useWatch('person', form) ?? me;
  const from = Form.useWatch('from', form);
  const away = officers.find(({ id }) => id === person);
  const colleagues = officers.filter(
    ({ id, role, department }) =>
      id !== person && role === away?.role && (department ?? '') === (away.department ?? ''),
  );

  async function save({ person: chosen = me, deputy, from: first, until }: Values) {
    const days = { from: first.format(DAY), until: until.format(DAY) };
    const named = await mutate(call('nameDeputy', { data: { person: chosen, deputy, ...days } }));
    if (named !== undefined) onNamed();
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
        <Select
          {...search}
          options={optionsOf(colleagues)}
          {...(colleagues.length === 0 && {
            notFoundContent: t(namesOthers ? 'absences.deputy.none.add' : 'absences.deputy.none'),
          })}
        />
      </Form.Item>
      <Form.Item
        name="from"
        label={t('absences.from')}
        rules={[{ required: true, message: t('absences.from.missing') }]}
      >
        <DayPicker first={formatBeijingDay(new Date())} />
      </Form.Item>
      <Form.Item
        name="until"
        label={t('absences.until')}
        rules={[{ required: true, message: t('absences.until.missing') }]}
      >
        <DayPicker first={from?.format(DAY) ?? formatBeijingDay(new Date())} />
      </Form.Item>
    </FormModal>
  );
}
