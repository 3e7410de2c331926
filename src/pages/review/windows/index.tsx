import { findProgram, listProgramKeys } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { ManagedWindow, WindowDetail } from '@domain/windows/managed-window-calls';
import { MANAGED_STATES } from '@domain/windows/managed-windows';
import { Button, Form } from 'antd';
import { useState } from 'react';
import NumberInput from '@/components/Controls/NumberInput';
import { Select } from '@/components/Controls/Select';
import ListPage, { type ListFilter, SEARCHABLE, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { useLanguage, useText } from '@/utils/language';
import { mutateConfirmed } from '@/utils/mutate';
import { useBatchName } from '@/utils/names';
import { anyText, createPaging, matching, oneOf, pageOnly } from '@/utils/urlState';
import { fromPicker, PlanFields, type PlanValues } from './components/PlanForm';
import WindowDrawer, { StateTag } from './components/WindowDrawer';
import styles from './index.module.css';

const listUrl = {
  program: oneOf(listProgramKeys),
  year: matching(/^20\d\d$/),
  state: oneOf(MANAGED_STATES),
  ...createPaging([20, 50, 100]),
  /** Id of the window in the drawer. */
  window: pageOnly(anyText),
};

/** All batches of all programs. */
export default function ManagedWindows() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'managedWindows');
  const { state, setState, reload } = list;
  const [isAdding, setAdding] = useState(false);
  const manages = useRightCheck()('windows.manage');
  return (
    <ListPage
      list={list}
      lead={t('windows.lead')}
      actions={
        manages && (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('windows.new')}
          </Button>
        )
      }
      filters={useFilters(list.data?.years ?? [])}
      columns={useColumns((window) => setState({ window }))}
      empty={{ none: t('windows.none'), showAll: t('windows.showAll') }}
    >
      <WindowDrawer id={state.window} onClose={() => setState({ window: '' })} onChanged={reload} />
      <NewBatch
        isOpen={isAdding}
        program={state.program}
        onClose={() => setAdding(false)}
        onCreated={({ id }) => {
          setAdding(false);
          reload();
          setState({ window: id });
        }}
      />
    </ListPage>
  );
}

function useFilters(years: number[]): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: programs.map(({ key, title }) => ({ value: key, label: say(title) })),
      select: SEARCHABLE,
    },
    {
      name: 'year',
      label: t('windows.year'),
      any: t('windows.anyYear'),
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    },
    {
      name: 'state',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: MANAGED_STATES.map((value) => ({ value, label: t(`windows.state.${value}`) })),
    },
  ];
}

function useColumns(onOpen: (id: string) => void): RecordColumn<ManagedWindow>[] {
  const { t, say } = useLanguage();
  const open = t(useRightCheck()('windows.manage') ? 'windows.manage' : 'windows.read');
  const batchName = useBatchName();
  const batchOf = ({ batch_year, batch_no }: ManagedWindow) => batchName(`${batch_year}-${batch_no}`);
  return [
    {
      key: 'program',
      title: t('common.program'),
      place: 'name',
      render: ({ title }) => <bdi>{say(title)}</bdi>,
    },
    { key: 'batch', title: t('common.batch'), isShort: true, render: batchOf },
    { key: 'state', title: t('common.status'), render: (window) => <StateTag window={window} /> },
    { key: 'opens', title: t('windows.opensAt'), render: ({ opens_at }) => formatDateTime(opens_at) },
    {
      key: 'closes',
      title: t('windows.closesAt'),
      render: ({ closes_at, extensions }) => (
        <>
          {formatDateTime(closes_at)}
          {extensions > 0 && <div>{t('windows.extensions', { count: extensions })}</div>}
        </>
      ),
    },
    {
      key: 'filings',
      title: t('windows.filings'),
      isShort: true,
      render: ({ drafts, submitted }) => t('windows.filingsOf', { drafts, submitted }),
    },
    { key: 'quota', title: t('windows.quota'), render: ({ quota }) => quota },
    createActionsColumn(t, (window) => (
      <Button
        aria-label={`${open} ${say(window.title)} ${batchOf(window)}`}
        onClick={() => onOpen(window.id)}
      >
        {open}
      </Button>
    )),
  ];
}

interface NewBatchProps {
  isOpen: boolean;
  /** Program filter of the list; '': all. */
  program: string;
  onClose(): void;
  onCreated(window: WindowDetail): void;
}

type Values = Partial<PlanValues> & { program?: string; batch_year?: number };

/** Form for the next batch of a program; its number follows those of the year. */
export function NewBatch({ isOpen, program, onClose, onCreated }: NewBatchProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const [key, setKey] = useState(createId);
  const quotaOf = (chosen: string) => findProgram(chosen)?.perCompanyAndBatch ?? 1;

  /** Sets the batch year to that of the opening, and the quota to that of the program. */
  function follow({ program: chosen, opens_at: opens }: Values) {
    setKey(createId());
    if (chosen) form.setFieldsValue({ quota: quotaOf(chosen) });
    if (opens) form.setFieldsValue({ batch_year: opens.year() });
  }

  async function save(values: Required<Values>) {
    const body = {
      program: values.program,
      batch_year: values.batch_year,
      opens_at: fromPicker(values.opens_at) ?? '',
      closes_at: fromPicker(values.closes_at) ?? '',
      first_review_by: fromPicker(values.first_review_by ?? null),
      quota: values.quota,
      grace_minutes: values.grace_minutes,
    };
    const created = await mutateConfirmed(
      (confirmed) => call('createWindow', { data: { ...body, confirmed }, idempotencyKey: key }),
      t('windows.create.confirm'),
      { form },
    );
    if (created) onCreated(created);
  }

  return (
    <FormModal<Values>
      open={isOpen}
      title={t('windows.new')}
      okText={t('windows.create')}
      width={640}
      onCancel={onClose}
      form={form}
      initialValues={{ program: program || undefined, quota: quotaOf(program), grace_minutes: 0 }}
      onValuesChange={follow}
      onFinish={(values) => save(values as Required<Values>)}
    >
      <div className={styles.pair}>
        <Form.Item
          name="program"
          label={t('common.program')}
          rules={[{ required: true, message: t('windows.needed') }]}
        >
          <Select
            showSearch
            optionFilterProp="label"
            options={programs.map(({ key: value, title }) => ({ value, label: say(title) }))}
          />
        </Form.Item>
        <Form.Item
          name="batch_year"
          label={t('windows.year')}
          rules={[{ required: true, message: t('windows.needed') }]}
        >
          <NumberInput min={2000} max={2100} precision={0} className={styles.wide} />
        </Form.Item>
      </div>
      <PlanFields />
    </FormModal>
  );
}
