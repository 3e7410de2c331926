import { getNameForExpert } from '@domain/experts/assessment';
import type { AssessmentHead } from '@domain/experts/calls';
import type { AvoidedCompany } from '@domain/experts/pool';
import type { DeclaredAvoidance } from '@domain/experts/pool-calls';
import { Button, Form, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import ListPage, { useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import ValidatedForm from '@/components/ValidatedForm';
import FieldsModal from '@/components/ValidatedForm/FieldsModal';
import { AssessmentState } from '@/pages/review/components/Assessment';
import AvoidedFields from '@/pages/review/components/AvoidedFields';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useBatchName } from '@/utils/names';
import { ALL, oneOrAll, pages } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import OpenDeclarations from './components/OpenDeclarations';
import styles from './index.module.css';

const STATES = ['open', 'submitted', 'conflict'] as const;

const listUrl = { state: oneOrAll(STATES, 'open'), ...pages };

/** Filings that the expert was asked to assess. */
export default function Assessments() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'assessments');
  return (
    <ListPage
      list={list}
      lead={t('experts.lead')}
      actions={<AvoidedCompanies />}
      tools={
        <>
          <OpenDeclarations onDeclared={list.reload} />
          <div className={styles.states}>
            <Segmented
              aria-label={t('common.status')}
              value={list.state.state}
              onChange={(state) => list.askFor({ state })}
              options={[...STATES, ALL].map((value) => ({ value, label: t(`experts.filter.${value}`) }))}
            />
          </div>
        </>
      }
      columns={useColumns()}
      empty={{ none: t('experts.noneAtAll'), noMatch: t('experts.none'), showAll: t('experts.showAll') }}
    />
  );
}

function useColumns(): RecordColumn<AssessmentHead>[] {
  const { t, say } = useLanguage();
  const batchName = useBatchName();
  return [
    {
      key: 'subject',
      title: t('experts.subject'),
      place: 'name',
      render: (assessment) => (
        <Link to={`/review/assessment?id=${assessment.id}`}>
          <bdi>{getNameForExpert(assessment)}</bdi>
        </Link>
      ),
    },
    {
      key: 'whose',
      title: t('experts.company'),
      render: ({ blind, company }) => (blind ? t('experts.blindTag') : <bdi>{company}</bdi>),
    },
    { key: 'program', title: t('common.program'), render: ({ title }) => <bdi>{say(title)}</bdi> },
    { key: 'code', title: t('experts.code'), isShort: true, render: ({ code }) => <bdi>{code}</bdi> },
    { key: 'batch', title: t('common.batch'), isShort: true, render: ({ batch }) => batchName(batch) },
    { key: 'due', title: t('experts.due'), render: ({ due_at }) => formatDateTime(due_at) },
    {
      key: 'state',
      title: t('common.status'),
      render: ({ state, late, open, is_returned }) => (
        <>
          <AssessmentState state={state} late={late && open} isReturned={is_returned} />
          {!open && state !== 'submitted' && t('experts.over')}
        </>
      ),
    },
    { key: 'total', title: t('experts.total'), render: ({ total }) => total ?? '—' },
  ];
}

interface Values {
  avoided: AvoidedCompany[];
}

/** Companies that the expert has declared to avoid: their filings are not assigned to this expert. */
function AvoidedCompanies() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('pool.avoided')}</Button>
      <FieldsModal
        open={isOpen}
        title={t('pool.avoided')}
        width={720}
        okText={t('common.save')}
        okButtonProps={{ loading: isBusy }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
      >
        <p>{t('pool.avoided.why')}</p>
        <Declared form={form} onBusy={setBusy} onSaved={() => setOpen(false)} />
      </FieldsModal>
    </>
  );
}

interface DeclaredProps {
  form: ReturnType<typeof Form.useForm<Values>>[0];
  onBusy(isBusy: boolean): void;
  onSaved(): void;
}

function Declared({ form, onBusy, onSaved }: DeclaredProps) {
  const declared = useRead('avoidedCompanies');

  async function save({ version }: DeclaredAvoidance, { avoided }: Values) {
    onBusy(true);
    const saved = await mutate(call('declareAvoided', { data: { version, avoided } }));
    onBusy(false);
    if (saved) onSaved();
  }

  return (
    <AsyncView resource={declared}>
      {(data) => (
        <ValidatedForm
          form={form}
          clearOnDestroy
          initialValues={{ avoided: data.avoided }}
          onFinish={(values) => save(data, values)}
        >
          <AvoidedFields />
        </ValidatedForm>
      )}
    </AsyncView>
  );
}
