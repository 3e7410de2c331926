import { may } from '@domain/accounts/roles';
import type { ExportAsked } from '@domain/calls/exports';
import type { Form } from '@domain/definition';
import {
  answerColumn,
  EXPORT_AT_MOST,
  EXPORT_FORMATS,
  type ExportFormat,
  LIST_COLUMN_KEYS,
  LIST_COLUMNS,
  mayTakeColumn,
} from '@domain/document/export';
import { fieldsOf } from '@domain/filing/sections';
import { findProgram } from '@domain/programs/find';
import { programs } from '@domain/programs/index.generated';
import { Form as AntdForm, Modal, Tree } from 'antd';
import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import RadioGroup from '@/components/RadioGroup';
import { Select } from '@/components/Select';
import type { RootState } from '@/models/connect';
import { fetchExport } from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { readStored, writeStored } from '@/utils/storage';

/** What most lists have, where the person has chosen nothing yet. */
const USUAL = ['no', 'company', 'credit_code', 'program', 'subject', 'status', 'submitted_at', 'assignee'];

interface ExportDialogProps {
  filter: NonNullable<ExportAsked['filter']>;
  onClose(): void;
}

export default function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const { t, language } = useLanguage();
  const say = useText();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [program, setProgram] = useState(filter.program ?? '');
  const [isBusy, setBusy] = useState(false);
  const form = useFormOf(program);
  const groups = useGroups(form);
  const [chosen, choose] = useChosen(program);
  const known = groups.flatMap(({ children }) => children.map(({ key }) => key));
  const columns = known.filter((key) => chosen.includes(key));

  const take = async () => {
    setBusy(true);
    try {
      const asked = { ...filter, ...(program && { program }) };
      const { name, blob } = await fetchExport({ format, language, columns, filter: asked });
      saveAs(blob, name);
      feedback.info(t('exports.done', { name }));
      onClose();
    } catch (error) {
      feedback.error((error instanceof Error && error.message) || t('exports.failed'));
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title={t('exports.title')}
      onCancel={onClose}
      onOk={take}
      okText={columns.length > 0 ? t('exports.take', { count: columns.length }) : t('exports.none')}
      cancelText={t('exports.cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: columns.length === 0 }}
    >
      <p>{t('exports.lead')}</p>
      <AntdForm layout="vertical" component="div">
        <AntdForm.Item label={t('exports.kind')}>
          <RadioGroup
            label={t('exports.kind')}
            value={format}
            onChange={(event) => setFormat(event.target.value)}
            options={EXPORT_FORMATS.map((value) => ({
              value,
              label: t(`exports.${value}`, { limit: EXPORT_AT_MOST[value] }),
            }))}
          />
        </AntdForm.Item>
        <AntdForm.Item label={t('exports.program')}>
          <Select
            aria-label={t('exports.program')}
            value={program}
            disabled={Boolean(filter.program)}
            onChange={setProgram}
            options={[
              { value: '', label: t('exports.noProgram') },
              ...programs.map(({ key, title }) => ({ value: key, label: say(title) })),
            ]}
          />
        </AntdForm.Item>
        <AntdForm.Item label={t('exports.columns')}>
          <Tree
            checkable
            selectable={false}
            height={280}
            aria-label={t('exports.columns')}
            defaultExpandedKeys={['list']}
            treeData={groups}
            checkedKeys={columns}
            onCheck={(keys) => choose([keys].flat().map(String))}
          />
        </AntdForm.Item>
      </AntdForm>
    </Modal>
  );
}

/** The present form of a program; null until it is there. */
function useFormOf(program: string): Form | null {
  const [loaded, setLoaded] = useState<{ program: string; form: Form }>();
  useEffect(() => {
    let isWanted = true;
    findProgram(program)
      ?.load()
      .then((form) => isWanted && setLoaded({ program, form }), feedback.error);
    return () => {
      isWanted = false;
    };
  }, [program]);
  return loaded?.program === program ? loaded.form : null;
}

/** The columns of the list, and below them the fields of the form by its sections. */
function useGroups(form: Form | null) {
  const { t } = useLanguage();
  const say = useText();
  const role = useSelector((state: RootState) => state.user.currentUser?.role);
  const isFinal = role !== undefined && may(role, 'review.final');
  const listed = LIST_COLUMN_KEYS.filter((key) => mayTakeColumn(key, isFinal));
  return [
    {
      key: 'list',
      title: t('exports.list'),
      children: listed.map((key) => ({ key: key as string, title: say(LIST_COLUMNS[key]) })),
    },
    ...(form?.sections ?? []).map((section) => ({
      key: section.key,
      title: say(section.title),
      children: fieldsOf(section).map((field) => ({ key: answerColumn(section, field), title: say(field) })),
    })),
  ];
}

/** The columns that the person chose last, of each program. */
function useChosen(program: string): [string[], (columns: string[]) => void] {
  const person = useSelector((state: RootState) => state.user.currentUser?.id);
  const key = `portal:export:${person}:${program}`;
  const [changed, setChanged] = useState<{ key: string; columns: string[] }>();
  const stored = readStored(key)?.split(',') ?? USUAL;
  const choose = (columns: string[]) => {
    writeStored(key, columns.join(','));
    setChanged({ key, columns });
  };
  return [changed?.key === key ? changed.columns : stored, choose];
}
